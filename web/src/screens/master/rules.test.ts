import { describe, expect, it } from "vitest";
import { checkCategory, checkEmail, checkPosition, checkSource, checkWhatsapp } from "./rules";

const compulsary = "All Fields Are Compulsary!!";

describe("a position", () => {
  const whole = {
    name: "QA",
    point: "0",
    department: "d",
    description: "x",
    employmentType: "Intern",
    minExperience: "",
  };
  it("requires all five, reported at once in the order of the form", () => {
    expect(checkPosition(whole)).toEqual({});
    const empty = {
      name: " ",
      point: "",
      department: null,
      description: "\n",
      employmentType: null,
      minExperience: "",
    };
    expect(Object.entries(checkPosition(empty))).toEqual([
      ["name", compulsary],
      ["department", compulsary],
      ["employmentType", compulsary],
      ["point", compulsary],
      ["description", compulsary],
    ]);
    expect(checkPosition({ ...whole, point: "" })).toEqual({ point: compulsary });
  });
  it.each(["1.5", "-1", "41"])("refuses %s years of experience", (years) => {
    expect(checkPosition({ ...whole, minExperience: years })).toEqual({
      minExperience: "Minimum experience is a whole number of years from 0 to 40",
    });
  });
  it.each(["1.5", "-1", "1000001"])("refuses a point of %s", (point) => {
    expect(checkPosition({ ...whole, point })).toEqual({
      point: "Point must be a whole number from 0 to 1,000,000",
    });
    expect(checkPosition({ ...whole, point: "1000000", minExperience: "40" })).toEqual({});
  });
});

describe("a source and a category", () => {
  it("require their fields", () => {
    expect(checkSource({ name: "x", description: "y" })).toEqual({});
    expect(checkSource({ name: "", description: " " })).toEqual({
      name: compulsary,
      description: compulsary,
    });
    expect(checkSource({ name: "x", description: " " })).toEqual({ description: compulsary });
    expect(checkCategory({ name: "Offer" })).toEqual({});
    expect(checkCategory({ name: " " })).toEqual({ name: compulsary });
  });
});

describe("a WhatsApp template", () => {
  const whole = { category: "c", name: "x", body: "<p>Hi</p>" };
  it("requires category, name and visible text", () => {
    expect(checkWhatsapp(whole)).toEqual({});
    const body = "<p>&nbsp;</p><p><br></p>";
    expect(Object.entries(checkWhatsapp({ category: null, name: "", body }))).toEqual([
      ["category", compulsary],
      ["name", compulsary],
      ["body", compulsary],
    ]);
    expect(checkWhatsapp({ ...whole, body })).toEqual({ body: compulsary });
  });
});

describe("an e-mail template", () => {
  const whole = { name: "x", subject: "y", body: "<p>Hi</p>" };
  it("has its own message for a missing text, and another for an emptied one", () => {
    expect(checkEmail(whole, false)).toEqual({});
    expect(checkEmail({ ...whole, subject: "" }, false)).toEqual({ subject: compulsary });
    expect(checkEmail({ name: "", subject: "", body: "" }, false)).toEqual({
      name: compulsary,
      subject: compulsary,
      body: "All Fields Are Compulsory",
    });
    expect(checkEmail({ ...whole, body: "<p></p>" }, true)).toEqual({ body: "All Fields Are Compulsory." });
  });
});

describe("a text that is too long", () => {
  const fault = (field: string, message: string) => ({ [field]: message });
  it("is reported at its field, counted in characters", () => {
    const position = { name: "QA", point: "0", department: "d", employmentType: "Intern", minExperience: "" };
    const described = "A description may have 20,000 characters at most";
    for (const description of ["x".repeat(20_000), "😀".repeat(20_000), ` ${"x".repeat(20_000)}\n`]) {
      expect(checkPosition({ ...position, description })).toEqual({});
      expect(checkSource({ name: "x", description })).toEqual({});
    }
    const description = "x".repeat(20_001);
    expect(checkPosition({ ...position, description })).toEqual(fault("description", described));
    expect(checkSource({ name: "x", description })).toEqual(fault("description", described));

    const whatsapp = (body: string) => checkWhatsapp({ category: "c", name: "x", body });
    expect(whatsapp(`<p>${"😀".repeat(4096)}</p>`)).toEqual({});
    expect(whatsapp(`<p>${"x".repeat(4097)}</p>`)).toEqual(
      fault("body", "A WhatsApp message may have 4,096 characters at most"),
    );
    const email = (body: string) => checkEmail({ name: "x", subject: "y", body }, true);
    expect(email(`<p>${"x".repeat(50_000)}</p>`)).toEqual({});
    expect(email(`<p>${"x".repeat(50_001)}</p>`)).toEqual(
      fault("body", "A subject may have 200 characters and a mail 50,000 at most"),
    );
  });
});
