import type { Locator, Page } from '@playwright/test';

/** A mail as a person would paste it. */
export const sampleMail = `Hi Sam,

Could you join the budget review on Thursday at 14:00?
What was the figure for March?

Kind regards,
Maria`;

/** The controls of the generator, by the names that assistive technology gives them. */
export class GeneratorPage {
  readonly page: Page;
  readonly mail: Locator;
  readonly reply: Locator;
  readonly prompt: Locator;
  readonly generate: Locator;
  readonly generating: Locator;
  readonly stop: Locator;
  readonly clear: Locator;
  readonly copy: Locator;
  readonly download: Locator;
  readonly signUp: Locator;
  readonly gaps: Locator;
  readonly facts: Locator;
  /** The toolbar under a finished reply. */
  readonly rewrites: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mail = page.getByRole('textbox', { name: 'Original email', exact: true });
    this.reply = page.getByRole('textbox', { name: 'Generated reply', exact: true });
    this.prompt = page.getByRole('textbox', { name: 'Custom prompt', exact: true });
    this.generate = page.getByRole('button', { name: 'Generate Reply', exact: true });
    this.generating = page.getByRole('button', { name: 'Generating...', exact: true });
    this.stop = page.getByRole('button', { name: 'Stop', exact: true });
    this.clear = page.getByRole('button', { name: 'Clear', exact: true });
    this.copy = page.getByRole('button', { name: 'Copy', exact: true });
    this.download = page.getByRole('button', { name: 'Download', exact: true });
    this.signUp = page.getByRole('dialog', { name: 'Sign Up to Continue' });
    this.gaps = page.getByRole('region', { name: 'Gaps', exact: true });
    this.facts = page.getByRole('region', { name: 'Check these facts', exact: true });
    this.rewrites = page.getByRole('toolbar', { name: 'Rewrite' });
  }

  /** Opens the screen and waits until its scripts run. */
  async open(): Promise<void> {
    await this.page.goto('/app');
    await this.page.getByText(/free repl(y|ies) remaining/).waitFor();
  }

  /** Opens the screen for a signed-in person and waits until it knows what is left of the month. */
  async openSignedIn(): Promise<void> {
    await this.page.goto('/app');
    await this.page.getByText(/emails? remaining this month|Unlimited emails/).waitFor();
  }

  /** One of the settings by its name: Intent, Tone, Language, and Model if there is a choice. */
  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** The fields of the gaps with these words. */
  gap(words: string): Locator {
    return this.gaps.getByRole('textbox', { name: words, exact: true });
  }

  /** A toast with exactly these words. */
  toast(words: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
  }

  /** A button of the toolbar under a finished reply: Shorter, Undo, ... */
  rewrite(name: string): Locator {
    return this.rewrites.getByRole('button', { name, exact: true });
  }

  async pasteAndGenerate(mail: string = sampleMail): Promise<void> {
    await this.mail.fill(mail);
    await this.generate.click();
  }

  /** Chooses a file by the Upload button. */
  async upload(name: string, content: string | Buffer, mimeType = 'text/plain'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  }
}

/** Choices that the Free plan does not have. */
const french = { intent: 'accept', tone: 'formal', language: 'French', customTone: '', customPrompt: '' };

/** Stores an earlier state in the tab, in the form in which the screen stores it. */
export async function saveGeneratorState(page: Page, mail: string, settings = french): Promise<void> {
  await page.addInitScript((state) => {
    if (!sessionStorage.getItem('generatorState')) sessionStorage.setItem('generatorState', state);
  }, JSON.stringify({ mail, settings }));
}
