import { describe, expect, it } from "vitest";
import { checkCategory, checkEmail, checkPosition, checkSource, checkWhatsapp } from "./rules";

const compulsary = "All Fields Are Compulsary!!";

describe("a position", () => {
  const whole = { name: "QA", point: "0", department: "d", description: "x", employmentType: "Intern" };
  it("needs all five, told one after the other", () => {
    expect(checkPosition(whole)).toBeNull();
    expect(checkPosition({ ...whole, name: " ", point: "" })).toEqual({ field: "name", message: compulsary });
    expect(checkPosition({ ...whole, point: "" })).toEqual({ field: "point", message: compulsary });
    expect(checkPosition({ ...whole, department: null })).toEqual({
      field: "department",
      message: compulsary,
    });
    expect(checkPosition({ ...whole, description: "\n" })).toEqual({
      field: "description",
      message: compulsary,
    });
    expect(checkPosition({ ...whole, employmentType: null })).toEqual({
      field: "employmentType",
      message: compulsary,
    });
  });
});

describe("a source and a category", () => {
  it("need their fields", () => {
    expect(checkSource({ name: "x", description: "y" })).toBeNull();
    expect(checkSource({ name: "", description: "y" })).toEqual({ field: "name", message: compulsary });
    expect(checkSource({ name: "x", description: " " })).toEqual({
      field: "description",
      message: compulsary,
    });
    expect(checkCategory("Offer")).toBeNull();
    expect(checkCategory(" ")).toEqual({ field: "name", message: compulsary });
  });
});

describe("a WhatsApp template", () => {
  const whole = { category: "c", name: "x", body: "<p>Hi</p>" };
  it("needs category, name and a text that can be seen", () => {
    expect(checkWhatsapp(whole)).toBeNull();
    expect(checkWhatsapp({ ...whole, category: null })?.field).toBe("category");
    expect(checkWhatsapp({ ...whole, name: "" })?.field).toBe("name");
    expect(checkWhatsapp({ ...whole, body: "<p>&nbsp;</p><p><br></p>" })).toEqual({
      field: "body",
      message: compulsary,
    });
  });
});

describe("an e-mail template", () => {
  const whole = { name: "x", subject: "y", body: "<p>Hi</p>" };
  it("has a sentence of its own for a message that is missing, and one for a message that was emptied", () => {
    expect(checkEmail(whole, false)).toBeNull();
    expect(checkEmail({ ...whole, subject: "" }, false)).toEqual({ field: "subject", message: compulsary });
    expect(checkEmail({ ...whole, body: "" }, false)).toEqual({
      field: "body",
      message: "All Fields Are Compulsory",
    });
    expect(checkEmail({ ...whole, body: "<p></p>" }, true)).toEqual({
      field: "body",
      message: "All Fields Are Compulsory.",
    });
  });
});

describe("a text that is too long", () => {
  const fault = (field: string, message: string) => ({ field, message });
  it("is told at its field, counted in characters", () => {
    const position = { name: "QA", point: "0", department: "d", employmentType: "Intern" };
    const described = "A description may have 20,000 characters at most";
    for (const description of ["x".repeat(20_000), "😀".repeat(20_000), ` ${"x".repeat(20_000)}\n`]) {
      expect(checkPosition({ ...position, description })).toBeNull();
      expect(checkSource({ name: "x", description })).toBeNull();
    }
    const description = "x".repeat(20_001);
    expect(checkPosition({ ...position, description })).toEqual(fault("description", described));
    expect(checkSource({ name: "x", description })).toEqual(fault("description", described));

    const whatsapp = (body: string) => checkWhatsapp({ category: "c", name: "x", body });
    expect(whatsapp(`<p>${"😀".repeat(4096)}</p>`)).toBeNull();
    expect(whatsapp(`<p>${"x".repeat(4097)}</p>`)).toEqual(
      fault("body", "A WhatsApp message may have 4,096 characters at most"),
    );
    const email = (body: string) => checkEmail({ name: "x", subject: "y", body }, true);
    expect(email(`<p>${"x".repeat(50_000)}</p>`)).toBeNull();
    expect(email(`<p>${"x".repeat(50_001)}</p>`)).toEqual(
      fault("body", "A subject may have 200 characters and a mail 50,000 at most"),
    );
  });
});
