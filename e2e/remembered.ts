import type { Page } from "@playwright/test";

/** A form starts from how the same user arranged the round last; here every field is to be missing. */
export const rememberNothing = (page: Page) =>
  page.route("**/api/interviews/remembered?*", async (route) => {
    const answer = await route.fetch();
    const json = { ...(await answer.json()), data: [{ type: "", personId: "", place: "" }] };
    await route.fulfill({ response: answer, json });
  });
