import { expect, test as base, type Page } from '@playwright/test'
import { viewports } from '../../../.storybook/viewports.ts'
import { darkContrastFaults } from './darkContrastFaults.ts'
import { stories } from './entries.ts'
import { isReady, runStory, settingsOf } from './storybook.ts'

/** One page for the stories of a worker: loading Storybook takes longer than most stories. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        reducedMotion: 'reduce',
        // Storybook pauses animations for this browser and waits for them in others.
        userAgent: 'StorybookTestRunner',
      })
      const page = await context.newPage()
      await page.goto('/iframe.html')
      await page.waitForFunction(isReady)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ storybook }) => {
    const { viewport, hasForcedColors } = await storybook.evaluate(settingsOf, id)
    const { width, height } = viewports[viewport in viewports ? viewport : 'desktop'].styles
    await storybook.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) })
    await storybook.emulateMedia({ forcedColors: hasForcedColors ? 'active' : 'none' })
    expect(await storybook.evaluate(runStory, id)).toEqual([])
    // The add-on has run all of axe in the light scheme; a second full run would double the time.
    if (name === 'Default') expect(await darkContrastFaults(storybook)).toEqual([])
  })
}
