import type { Browser, BrowserContext } from "@playwright/test";
import { basicOf, CandidateFormPage } from "./pages/CandidateFormPage";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast, keepToasts } from "./toasts";

const phoneSize = { width: 390, height: 844 };
const deskSize = { width: 1440, height: 900 };

type Visitor = { candidate: string; requisition: string; mobile: string; link: string };

let count = 0;

/** A candidate with a link to their form. */
async function invited(requisitions: Requisitions, more = {}): Promise<Visitor> {
  count += 1;
  const { id } = await requisitions.assigned(1);
  const mobile = String(6_300_000_000 + count);
  const candidate = await requisitions.candidate(id, undefined, {
    NAME: "Shilpa Chatterjee",
    MOBILE: mobile,
    ...more,
  });
  return { candidate, requisition: id, mobile, link: await requisitions.link(candidate, id, "form") };
}

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A browser of the candidate's own; `stored` is what a closed one left behind. */
async function opened(browser: Browser, viewport: typeof phoneSize, stored?: Stored) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", storageState: stored });
  await keepToasts(context);
  const page = await context.newPage();
  return { context, page, form: new CandidateFormPage(page) };
}

test("five steps across a closed browser, a dead network and a second device", async ({
  browser,
  requisitions,
  as,
}) => {
  const { candidate, mobile, link } = await invited(requisitions);
  const basic = basicOf(`${candidate.slice(-8)}@mail.example`);
  let phone = await opened(browser, phoneSize);

  await test.step("the link, the mobile and the consent come first", async () => {
    await phone.page.goto(link);
    await expect(phone.form.heading).toHaveText("Hello Shilpa");
    await expectNoSidewaysScroll(phone.page);
    await expectAccessible(phone.page);
    const begin = phone.page.getByRole("button", { name: "Begin" });
    await begin.click();
    await expect(phone.form.faults).toHaveText([
      "Please enter valid number!",
      "Please accept the terms first",
    ]);
    await phone.form.field("mobile").fill("6399999999");
    await phone.form.field("agreed").check();
    await begin.click();
    await expect(phone.form.faults).toHaveText(["Please enter valid number!"]);
    await phone.form.begin(mobile);
    expect(phone.page.url()).not.toContain("signature");
    await phone.form.shows("Basic Information");
  });

  await test.step("what is missing is told, with the way to each field", async () => {
    await phone.form.field("lastName").fill("");
    await phone.form.save.click();
    await expectToast(phone.page, "Please All Fields Are Required");
    await expect(phone.page.getByRole("link", { name: "PIN" })).toBeVisible();
    await expect(phone.form.field("reference")).toBeFocused();
    await phone.page.getByRole("link", { name: "Family name" }).click();
    await expect(phone.form.field("familyName")).toBeFocused();
    await expectAccessible(phone.page);
    await expectNoSidewaysScroll(phone.page);
  });

  await test.step("unfinished typing survives a closed browser", async () => {
    await phone.form.fill({ reference: "Naukri", firstName: "Shilpa", lastName: "चटर्जी", pin: "2260" });
    await phone.form.fill({ state: "Uttar Pradesh", city: "Lucknow" });
    await phone.form.saved();
    await phone.form.field("familyName").fill("Anil");
    // Closed before this was sent: the device has it.
    const left = await phone.context.storageState();
    await phone.context.close();
    phone = await opened(browser, phoneSize, left);
    await phone.page.goto(link);
    await phone.form.shows("Basic Information");
    for (const [name, value] of Object.entries({ lastName: "चटर्जी", city: "Lucknow", familyName: "Anil" })) {
      await expect(phone.form.field(name)).toHaveValue(value);
    }
  });

  await test.step("a dead network loses nothing", async () => {
    await phone.form.saved();
    await phone.context.setOffline(true);
    await phone.form.fill(basic);
    await expect(phone.form.state).toHaveText("Not saved, trying again");
    await phone.form.save.click();
    await expect(phone.page.getByRole("main").getByRole("alert")).toContainText(
      "The page cannot be reached.",
    );
    await phone.form.shows("Basic Information");
    await phone.context.setOffline(false);
    await phone.form.saved();
    await phone.form.save.click();
    await expectToast(phone.page, "Successfully Added");
    await phone.form.shows("Educational Information");
  });

  await test.step("a row of education", async () => {
    const add = phone.page.getByRole("button", { name: "Add education" });
    await phone.form.fill({
      level: "Bachelor",
      college: "City College",
      city: "Lucknow",
      studyType: "Full Time",
    });
    await add.click();
    await expect(phone.form.faults).toHaveText(["Please Add Your Education Tenure"]);
    await phone.form.choose("Tenure", "Completed");
    await phone.form.fill({ from: "2014-06", to: "2017-05" });
    await add.click();
    await expectToast(phone.page, "Added Successfully");
    await expect(phone.page.getByRole("cell", { name: "City College" })).toBeVisible();
    await expect(phone.form.field("college")).toHaveValue("");
    await expectNoSidewaysScroll(phone.page);
    await phone.form.save.click();
    await phone.form.shows("Experience");
  });

  const desk = await opened(browser, deskSize);
  await test.step("a second device has what the first typed, and neither overwrites the other", async () => {
    await phone.form.fill({ organization: "Kaveri Foods", city: "Lucknow" });
    await phone.form.saved();
    await desk.page.goto(link);
    await desk.form.begin(mobile, { consent: false });
    await desk.form.open("Experience");
    await expect(desk.form.field("organization")).toHaveValue("Kaveri Foods");
    await phone.context.setOffline(true);
    await phone.form.field("supervisor").fill("Typed on the phone");
    await desk.form.fill({ supervisor: "Typed at the desk", position: "Accountant" });
    await desk.form.saved();
    await phone.context.setOffline(false);
    await expect(phone.form.field("position")).toHaveValue("Accountant");
    await expect(phone.form.field("supervisor")).toHaveValue("Typed on the phone");
    await expect(phone.page.getByText("Also entered: Typed at the desk")).toBeVisible();
    await expectAccessible(phone.page);
    await phone.page.getByRole("button", { name: "Use this for Supervisor: Typed at the desk" }).click();
    await expect(phone.form.field("supervisor")).toHaveValue("Typed at the desk");
    await phone.page.getByRole("button", { name: "Keep mine for Supervisor" }).click();
    await phone.form.fill({ reasonForLeaving: "The shop closed" });
    await phone.form.choose("Tenure", "Is Working");
    await phone.form.fill({ from: "2019-04" });
    await phone.form.save.click();
    await expectToast(phone.page, "Added Successfully");
    await phone.form.shows("Certification");
  });

  await test.step("any order, and a table may be empty", async () => {
    await desk.page.reload();
    await desk.form.open("Other Details");
    await desk.form.choose("Relatives working in the company", "Yes");
    await desk.form.save.click();
    await expect(desk.form.faults).toHaveText([
      "Please All Fields Are Required",
      "Please All Fields Are Required",
    ]);
    await desk.form.choose("Relatives working in the company", "No");
    await desk.form.fill({
      currentSalary: "-5",
      expectedSalary: "negotiable",
      selfIntroduction: "I like order.",
    });
    await desk.form.save.click();
    const oneAmount = "Please write one amount, such as 4.5 lakh a year or 40,000 a month";
    await expect(desk.form.faults).toHaveText([oneAmount, oneAmount]);
    await expect(desk.form.field("currentSalary")).toHaveValue("-5");
    await desk.form.fill({ currentSalary: "40000.50", expectedSalary: "5.4 LPA" });
    await expect(desk.page.getByText("₹ 40,001 a month, ₹ 4,80,012 a year")).toBeVisible();
    await expect(desk.page.getByText("₹ 5,40,000 a year", { exact: true })).toBeVisible();
    await desk.form.choose("Month or year: Current in-hand salary", "a year");
    await expect(desk.page.getByText("₹ 40,001 a year", { exact: true })).toBeVisible();
    await desk.form.choose("Month or year: Current in-hand salary", "a month");
    await expectAccessible(desk.page);
    await desk.form.save.click();
    await expectToast(desk.page, "Successfully Added");
    await desk.form.shows("Certification");
    await desk.form.save.click();
    await expect(desk.form.heading).toHaveText("All steps completed - you're finished");
    await expect(desk.page.locator("[aria-current=step]")).toHaveCount(0);
    await desk.page.getByRole("button", { name: "Review" }).click();
    await desk.form.shows("Basic Information");
    await expect(desk.form.field("city")).toHaveValue("Lucknow");
    await expect(desk.page.getByText("complete", { exact: true })).toHaveCount(0);
  });

  await test.step("the read-through and the record have it", async () => {
    await desk.page.goto("/candidate_info_form");
    await expect(desk.form.heading).toHaveText("Basic Information");
    await expect(desk.page.getByText("14 Aug 1996")).toBeVisible();
    await expectAccessible(desk.page);
    await desk.form.next.click();
    await desk.form.next.click();
    await expect(desk.page.getByRole("cell", { name: "Kaveri Foods" })).toBeVisible();
    const recruiter = await as("recruiter");
    const { data } = await recruiter.get(`/api/Master.svc/get_candidate_personal_data_new/${candidate}`);
    expect(data[0]).toMatchObject({ LASTNAME: "चटर्जी", PIN: "226001", MOBILE: mobile });
  });
  await phone.context.close();
  await desk.context.close();
});

test("the consent is withdrawn: the link ends and nothing stays on the device", async ({
  browser,
  requisitions,
}) => {
  const { mobile, link } = await invited(requisitions);
  for (const size of [phoneSize, deskSize]) {
    const visit = await opened(browser, size);
    await visit.page.goto(link);
    if (size === deskSize) {
      await expect(
        visit.page.getByText("This link is no longer valid. Please ask for a new one."),
      ).toBeVisible();
      await visit.context.close();
      continue;
    }
    await visit.form.begin(mobile);
    await visit.form.field("homeTown").fill("Howrah");
    await visit.form.saved();
    await visit.page.getByRole("button", { name: /All steps$/ }).click();
    await visit.page.getByRole("button", { name: "See or withdraw" }).click();
    await expectAccessible(visit.page);
    await visit.page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(visit.form.heading).toHaveText("Your consent is withdrawn");
    expect(await visit.page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Howrah");
    await visit.page.goto(link);
    await expect(visit.form.heading).toHaveText("This link cannot be used");
    await visit.context.close();
  }
});

test("two candidates in one browser, and a forged link", async ({ browser, requisitions }) => {
  const first = await invited(requisitions);
  const second = await invited(requisitions, { NAME: "Tara Menon" });
  const { context, page, form } = await opened(browser, phoneSize);
  await page.goto(first.link);
  await form.begin(first.mobile);
  await form.fill({ homeTown: "Howrah" });
  await form.saved();
  const other = await context.newPage();
  const others = new CandidateFormPage(other);
  await other.goto(second.link);
  await expect(others.heading).toHaveText("Hello Tara");
  await others.begin(second.mobile);
  await expect(others.field("homeTown")).toHaveValue("");
  // The first tab belongs to nobody now; what is typed there stays on the device until its link is opened again.
  await form.fill({ homeTown: "Howrah, West Bengal" });
  await expect(page.getByText("Your visit has ended. What you typed is kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(form.heading).toHaveText("Hello Shilpa");
  await form.begin(first.mobile, { consent: false });
  await expect(form.field("homeTown")).toHaveValue("Howrah, West Bengal");
  await form.saved();

  const forged = await opened(browser, phoneSize);
  await forged.page.goto(first.link.replace(first.candidate, second.candidate));
  await expect(forged.form.heading).toHaveText("This link cannot be used");
  await expectAccessible(forged.page);
  await forged.page.goto(`/candidate_form/${first.candidate}`);
  await expect(forged.form.heading).toHaveText("Please open your link");
  await forged.context.close();
  await context.close();
});

test("after the offer was sent the candidate only reads", async ({ browser, requisitions }) => {
  const { candidate, requisition, mobile, link } = await invited(requisitions);
  const { context, page, form } = await opened(browser, phoneSize);
  await page.goto(link);
  await form.begin(mobile);
  await requisitions.walk(requisition, candidate, "Offer Accepted");
  await page.reload();
  await expect(page.getByText("This form is closed; please ask your recruiter.")).toBeVisible();
  await expect(form.save).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The consent can be withdrawn at any time.
  await page.getByRole("button", { name: "See or withdraw" }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(form.heading).toHaveText("Your consent is withdrawn");
  await context.close();
});
