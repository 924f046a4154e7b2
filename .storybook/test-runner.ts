import type { TestRunnerConfig } from '@storybook/test-runner'
import { getStoryContext } from '@storybook/test-runner'
import { viewports } from './viewports.ts'

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports

const config: TestRunnerConfig = {
  /** Each story is tested in the window that it names, without motion, so that nothing has to be waited for. */
  async preVisit(page, story) {
    const { storyGlobals } = await getStoryContext(page, story)
    const name: unknown = storyGlobals.viewport?.value
    const { styles } = viewports[isViewport(name) ? name : 'desktop']
    await page.setViewportSize({
      width: Number.parseInt(styles.width),
      height: Number.parseInt(styles.height),
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
  },
}

export default config
