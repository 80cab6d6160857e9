import type { Locator, Page } from '@playwright/test';

/** The region 'What the email asks', by the names that assistive technology gives its parts. */
export class AsksRegion {
  readonly region: Locator;
  readonly items: Locator;
  readonly status: Locator;
  /** The button that adds an ask. Without asks it is below the mail. */
  readonly add: Locator;
  /** What the page says in place of the region if the mail could not be read, and the button that tries again. */
  readonly failure: Locator;
  readonly retry: Locator;

  /** `page`: the page, or the part of it that has the region. */
  constructor(page: Page | Locator) {
    this.region = page.getByRole('region', { name: 'What the email asks' });
    this.items = this.region.getByRole('list', { name: 'Asks' }).getByRole('listitem');
    this.status = this.region.getByRole('status');
    this.failure = page.getByText('The asks of this email could not be found.');
    this.retry = page.getByRole('button', { name: 'Try again', exact: true });
    this.add = page.getByRole('button', { name: 'Add an ask', exact: true });
  }

  /** The ask whose words begin like this. */
  ask(words: string): Locator {
    return this.items.filter({ hasText: words });
  }

  button(words: string, name: string): Locator {
    return this.ask(words).getByRole('button', { name, exact: true });
  }

  answer(words: string): Locator {
    return this.ask(words).getByRole('textbox', { name: 'Your answer', exact: true });
  }
}

/** The words that are selected in a text field. */
export function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
}
