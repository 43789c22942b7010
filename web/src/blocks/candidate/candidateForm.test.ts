import { describe, expect, it } from "vitest";
import {
  type CandidateValues,
  checkEdit,
  checkNew,
  checkResume,
  type EditRules,
  emptyCandidate,
  nameInput,
  newCandidateOf,
  textOf,
  tick,
} from "./candidateForm";

const filled: CandidateValues = {
  ...emptyCandidate,
  name: "Ravi Kumar",
  mobile: "9823012345",
  email: "ravi@mail.example",
  address: "12 MG Road",
  work: "working",
  experience: "4 years",
  experienceIn: "3 years",
  noticePeriod: "30 days",
  currentGross: "600000",
  currentDesignation: "Engineer",
  currentCompany: "Acme",
  state: "Maharashtra",
  city: "Pune",
  source: "s1",
};

describe("input filters", () => {
  it.each([
    ["Ravi K. Kumar2", "Ravi K Kumar"],
    ["प्रिया शर्मा", "प्रिया शर्मा"],
    ["Zoë d'Souza", "Zoë dSouza"],
    ["مريم العلي", "مريم العلي"],
    ["\u202eRa\u200bvi", "Ravi"],
    ["Ravi ❤️", "Ravi "],
    ["1️⃣\u3164\u0301", ""],
    ["e\u200d\u0301", "e\u0301"],
    ["x".repeat(250), "x".repeat(200)],
    ["𐐀".repeat(250), "𐐀".repeat(200)],
  ])("the name %s becomes %s", (typed, kept) => expect(nameInput(typed)).toBe(kept));

  it("clears one box when the other is ticked", () => {
    expect(tick("experienced", "working", true)).toBe("working");
    expect(tick("working", "working", false)).toBe("none");
    expect(tick("working", "experienced", false)).toBe("working");
  });
});

describe("adding", () => {
  const missing = "All Fields Are Compulsary!!";
  it.each<[Partial<CandidateValues>, string, string]>([
    [{ name: " " }, "name", missing],
    [{ mobile: "" }, "mobile", missing],
    [{ source: null }, "source", missing],
    [{ state: "" }, "state", missing],
    [{ city: " " }, "city", missing],
    [{ mobile: "98230" }, "mobile", "Please Enter valid Mobile Number"],
    [{ email: "ravi@mail" }, "email", "Please Enter Valid Email ID"],
  ])("%o shows under %s: %s", (change, field, message) =>
    expect(checkNew({ ...filled, ...change })).toEqual({ [field]: message }),
  );

  it("reports all faults at once, in the order of the form", () => {
    expect(Object.entries(checkNew({ ...emptyCandidate, mobile: "98", email: "ravi@mail" }))).toEqual([
      ["name", missing],
      ["mobile", "Please Enter valid Mobile Number"],
      ["email", "Please Enter Valid Email ID"],
      ["state", missing],
      ["city", missing],
      ["source", missing],
    ]);
  });

  it("requires no e-mail and no address", () => {
    expect(checkNew({ ...filled, email: "", address: "", work: "none" })).toEqual({});
  });

  it("sends nothing about work when neither box is ticked", () => {
    const sent = newCandidateOf({ ...filled, work: "none" });
    expect(sent).toMatchObject({ work: "none", experience: "", currentCompany: "" });
    expect(newCandidateOf(filled)).toMatchObject({
      work: "working",
      experience: "4 years",
      currentGross: "600000",
      source: "s1",
    });
  });
});

describe("editing", () => {
  const rules: EditRules = { fresher: false, wantsResume: true, hasResume: true, storedGross: "" };
  const missing = "All Fields Are Compulsary!!";
  it.each<[Partial<CandidateValues>, Partial<EditRules>, string, string]>([
    [{ mobile: "98" }, {}, "mobile", "Please Enter Valid Number!!"],
    [{ email: "" }, {}, "email", "Please Enter Valid Email ID"],
    [{ address: "" }, {}, "address", missing],
    [{ experience: "" }, {}, "experience", missing],
    [{ currentCompany: "" }, {}, "currentCompany", missing],
    [{ city: "" }, {}, "city", missing],
    [{}, { hasResume: false }, "resume", "Please upload resume!"],
    [{}, { hasResume: false, fresher: true }, "resume", "Please upload resume!!"],
  ])("%o under %o shows under %s: %s", (change, differs, field, message) =>
    expect(checkEdit({ ...filled, ...change }, { ...rules, ...differs })).toEqual({ [field]: message }),
  );

  it("reports all faults at once, in the order of the form", () => {
    const faults = checkEdit(emptyCandidate, { ...rules, hasResume: false });
    expect(Object.keys(faults)).toEqual([
      "name",
      "mobile",
      "email",
      "address",
      "state",
      "city",
      "experience",
      "experienceIn",
      "noticePeriod",
      "currentGross",
      "currentDesignation",
      "currentCompany",
      "resume",
    ]);
  });

  it("requires no work details of freshers, and no resume for some positions", () => {
    const { experience, experienceIn, noticePeriod, currentGross, currentDesignation, currentCompany } =
      emptyCandidate;
    const idle = {
      ...filled,
      ...{ experience, experienceIn, noticePeriod, currentGross, currentDesignation, currentCompany },
    };
    expect(checkEdit(idle, { ...rules, fresher: true })).toEqual({});
    const bare = { ...filled, state: "", city: "" };
    expect(checkEdit(bare, { ...rules, wantsResume: false, hasResume: false })).toEqual({});
    const resume = new File(["%PDF-"], "r.pdf");
    expect(checkEdit({ ...filled, resume }, { ...rules, hasResume: false })).toEqual({});
  });

  it("keeps a fresher's stored work details", () => {
    expect(textOf({ ...filled, work: "none" }, true)).toMatchObject({ experience: "4 years", work: "none" });
  });
});

describe("a resume", () => {
  const file = (text: string, name = "resume.pdf") => new File([text], name);
  it.each([
    ["a PDF", file(`%PDF-1.4 ${"x".repeat(204_790)}`.slice(0, 204_799)), null],
    [
      "as large as the limit",
      file(`%PDF-1.4 ${"x".repeat(204_800)}`.slice(0, 204_800)),
      "File size should be less then 200kb",
    ],
    ["a text with the name of a PDF", file("Dear Sir"), "Please upload Resume in pdf only"],
    ["a PDF under another name", file("%PDF-1.4", "resume.doc"), null],
  ])("%s", async (_, resume, answer) => expect(await checkResume(resume, 200)).toBe(answer));

  it("is measured by the limit that is set, which its sentence names", async () => {
    const resume = file(`%PDF-1.4 ${"x".repeat(204_800)}`);
    expect(await checkResume(resume, 1000)).toBeNull();
    const larger = file(`%PDF-1.4 ${"x".repeat(1_024_000)}`);
    expect(await checkResume(larger, 1000)).toBe("File size should be less then 1000kb");
    expect(await checkResume(resume, 200)).toBe("File size should be less then 200kb");
  });
});
