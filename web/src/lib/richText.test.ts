import { describe, expect, it } from "vitest";
import { parseRichText, plainText } from "./richText";

describe("a rich text", () => {
  it("keeps known elements, without attributes", () => {
    expect(parseRichText('<p style="color:red" onclick="x()">Hi <b class="x">you</b><br></p>')).toEqual([
      { tag: "p", children: ["Hi ", { tag: "b", children: ["you"] }, { tag: "br" }] },
    ]);
  });

  it("knows what stands for a placeholder", () => {
    expect(parseRichText('Dear <span data-value="candidate.name">Asha</span> <span>you</span>')).toEqual([
      "Dear ",
      { tag: "value", children: ["Asha"] },
      " ",
      { tag: "span", children: ["you"] },
    ]);
  });

  it.each([
    ["a script", "<script>alert(1)</script>x", ["x"]],
    ["a script in a picture", '<img src=x onerror="alert(1)">x', ["x"]],
    ["a style sheet", "<style>*{display:none}</style>x", ["x"]],
    ["an object", "<object>y</object>x", ["x"]],
    ["a drawing", "<svg onload=alert(1)><circle/></svg>x", ["x"]],
    ["a comment", "<!-- <script> -->x", ["x"]],
    ["an unknown element", "<marquee>x</marquee>", ["x"]],
    ["a link that runs", '<a href="javascript:alert(1)">x</a>', ["x"]],
    ["a link to data", '<a href="data:text/html,x">x</a>', ["x"]],
    ["a relative link", '<a href="/api/x">x</a>', ["x"]],
  ])("leaves out %s", (_, html, tree) => {
    expect(parseRichText(html)).toEqual(tree);
  });

  it("keeps links to pages, mail addresses and phone numbers", () => {
    expect(parseRichText('<a href="https://ok.example/?a=1&amp;b" target="_blank">x</a>')).toEqual([
      { tag: "a", href: "https://ok.example/?a=1&b", children: ["x"] },
    ]);
    expect(parseRichText('<a href="mailto:a@b.example">x</a>')).toHaveLength(1);
  });

  it("closes open elements", () => {
    expect(parseRichText("<p>one<p><b>two")).toEqual([
      { tag: "p", children: ["one"] },
      { tag: "p", children: [{ tag: "b", children: ["two"] }] },
    ]);
  });

  it("converts to plain lines", () => {
    expect(
      plainText("<p>Dear  {{candidate.name}},</p><ul><li><p>one</p></li><li>two<br>three</li></ul>5 &lt; 6"),
    ).toBe("Dear {{candidate.name}},\none\ntwo\nthree\n5 < 6");
    expect(plainText("<p>&nbsp;</p><p><br></p>")).toBe("");
    expect(plainText("مرحبا <b>بك</b> 😀")).toBe("مرحبا بك 😀");
  });
});
