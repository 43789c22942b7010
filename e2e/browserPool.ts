import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Api } from "./api";
import { movePointerAway, restPointer } from "./pointer";
import { keepToasts } from "./toasts";

const size = { width: 1440, height: 900 };

/** A static file that runs no script, so an idle browser sends the server no requests. */
const idlePath = "/favicon.svg";

/**
 * Browser contexts with a demo user already signed in. Starting one costs three times as much as loading a page in it,
 * so a flow cleans up its contexts and passes them to the next flow of the same worker.
 */
export class BrowserPool {
  private readonly free = new Map<string, Page[]>();

  constructor(
    private readonly browser: Browser,
    private readonly server: string,
  ) {}

  async take(who: string, api: Api): Promise<Page> {
    const page = this.free.get(who)?.pop();
    if (page) return page;
    const context = await this.browser.newContext({
      baseURL: this.server,
      viewport: size,
      storageState: await api.session(),
    });
    await keepToasts(context);
    const opened = await context.newPage();
    await restPointer(opened);
    return opened;
  }

  async giveBack(who: string, page: Page): Promise<void> {
    const context = page.context();
    await context.setOffline(false);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.removeAllListeners("request");
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await movePointerAway(page);
    await page.goto(idlePath);
    await closeOthers(context, page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.free.set(who, [...(this.free.get(who) ?? []), page]);
  }

  async close(): Promise<void> {
    for (const page of [...this.free.values()].flat()) await page.context().close();
  }
}

async function closeOthers(context: BrowserContext, kept: Page): Promise<void> {
  for (const page of context.pages()) if (page !== kept) await page.close();
}
