import type { TestRunnerConfig } from '@storybook/test-runner'
import { getStoryContext } from '@storybook/test-runner'
import { viewports } from './viewports.ts'

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports

/** The window that a story asks for; the test-runner's types know nothing of a story's globals. */
function viewportOf(context: { storyGlobals?: { viewport?: { value?: unknown } } }): keyof typeof viewports {
  const name = context.storyGlobals?.viewport?.value
  return isViewport(name) ? name : 'desktop'
}

const config: TestRunnerConfig = {
  /** Each story is tested in its window, and without motion, so that nothing has to be waited for. */
  async preVisit(page, story) {
    const context: object = await getStoryContext(page, story)
    const { styles } = viewports[viewportOf(context)]
    await page.setViewportSize({
      width: Number.parseInt(styles.width),
      height: Number.parseInt(styles.height),
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
  },
}

export default config
