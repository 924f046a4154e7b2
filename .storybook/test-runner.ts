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

/** `parameters: { forcedColors: true }` asks for the reader's own colours, as Windows' contrast themes have them. */
const hasForcedColors = (parameters: unknown) =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'forcedColors' in parameters &&
  parameters.forcedColors === true

const config: TestRunnerConfig = {
  /** Each story is tested in its window and its colours, and without motion, so that nothing has to be waited for. */
  async preVisit(page, story) {
    const context: object = await getStoryContext(page, story)
    const { styles } = viewports[viewportOf(context)]
    await page.setViewportSize({
      width: Number.parseInt(styles.width),
      height: Number.parseInt(styles.height),
    })
    const isForced = 'parameters' in context && hasForcedColors(context.parameters)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: isForced ? 'active' : 'none' })
  },
}

export default config
