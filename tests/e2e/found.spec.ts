import { discoveryPaths, pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';

test('the generator can be installed, and the feed and the sitemap are valid XML', async ({
  page,
  generator,
}) => {
  await generator.mail.fill('Hello');
  await expect(generator.clear).toBeEnabled();
  for (const tag of [
    'title',
    'link[rel=canonical]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
  ]) {
    await expect.soft(page.locator(`head ${tag}`), tag).toHaveCount(1);
  }

  const session = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await session.send('Page.getAppManifest');
  expect.soft([new URL(url).pathname, errors]).toEqual([discoveryPaths.manifest, []]);
  expect.soft(new URL(manifest.startUrl ?? '').pathname).toBe(pagePaths.generator);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one, in which nothing can be installed.
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect.soft(ids.filter((id) => id !== 'in-incognito')).toEqual([]);

  for (const path of [discoveryPaths.feed, discoveryPaths.sitemap]) {
    const fault = await page.evaluate(async (address) => {
      const xml = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent;
    }, path);
    expect.soft(fault, path).toBeUndefined();
  }
});
