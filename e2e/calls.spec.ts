import { Api } from "./api";
import { Muster } from "./muster";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { LoginPage } from "./pages/LoginPage";
import { Requisitions, staffOf } from "./requisitions";
import { Telephone } from "./telephone";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test("a call through the telephony service opens the dialog for its outcome", async ({ page, mailbox }) => {
  const telephone = await Telephone.open();
  const muster = await Muster.start("--smtp", mailbox.url, ...telephone.flags);
  try {
    const staff = await staffOf((who) => Api.as(muster, who));
    const { recruiter } = staff;
    const requisitions = new Requisitions(staff, mailbox, muster.url);
    const { id } = await requisitions.assigned(2);
    const refusing = await requisitions.candidate(id, recruiter, {
      NAME: "Omkar Jadhav",
      MOBILE: "6177700001",
    });
    const candidate = await requisitions.candidate(id, recruiter, {
      NAME: "Siddhi Phadke",
      MOBILE: "6177700002",
    });

    const { mobile, password } = muster.login("recruiter");
    await page.goto(muster.url);
    await new LoginPage(page).logIn(mobile, password);
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeAttached();
    const details = new CandidateDetailsPage(page);

    // The service says no: its own words are shown, and nothing opens.
    telephone.answers({ code: 480, msg: "Agent is not logged in" });
    await page.goto(muster.url + CandidateDetailsPage.path(refusing, id));
    await details.box.getByRole("button", { name: "Call Omkar Jadhav" }).click();
    await expectToast(page, "Agent is not logged in");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    // A second call within ten seconds is not placed.
    telephone.answers({ code: 200, call_id: "flow-1" });
    await details.box.getByRole("button", { name: "Call Omkar Jadhav" }).click();
    await expectToast(page, "Please wait 10 seconds between two calls");
    expect(telephone.asked).toHaveLength(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(muster.url + CandidateDetailsPage.path(candidate, id));
    const button = details.box.getByRole("button", { name: "Call Siddhi Phadke" });
    await expectAccessible(page);
    await expect(async () => {
      await button.click();
      await expectToast(page, "Call initiated sucessfully.");
    }).toPass();
    const form = details.form("Call");
    await expect(form.status).toBeVisible();
    expect(telephone.asked.at(-1)).toMatchObject({ destination: "916177700002", webrtc: false });
    const call = telephone.asked.at(-1)?.extra_params.call;
    for (const report of [{ event: "ringing" }, { event: "answered" }, { event: "ended", seconds: 65 }]) {
      expect(await telephone.report(muster.url, { ...report, extra_params: { call } })).toContain(
        '"CODE":"200"',
      );
    }
  } finally {
    await muster.stop();
    await telephone.close();
  }
});

test("without a telephony service the button dials on the user's own telephone", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Kavya Nair", MOBILE: "6177700003" });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await details.open(candidate, id);
    const link = details.box.getByRole("link", { name: "Call Kavya Nair" });
    await expect(link).toHaveAttribute("href", "tel:6177700003");
    // A browser without a telephone would ask what opens the address.
    await link.evaluate((it) => it.addEventListener("click", (event) => event.preventDefault()));
    await link.click();
    await expect(details.form("Call").status).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  // Who has no telephony id has no button.
  const manager = await enter("manager");
  const seen = new CandidateDetailsPage(manager);
  await seen.open(candidate, id);
  await seen.expectStage("CALL", "open");
  await expect(seen.box.getByRole("link", { name: "Call Kavya Nair" })).toHaveCount(0);
});
