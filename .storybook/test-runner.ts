import type { TestRunnerConfig } from '@storybook/test-runner'
import { getStoryContext } from '@storybook/test-runner'
import type Axe from 'axe-core'
import { viewports } from './viewports.ts'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

declare global {
  interface Window {
    /** Separate instance of axe: the one of the add-on refuses to run twice at a time. */
    contrastAxe: typeof Axe
  }
}

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports

/** Viewport of a story; the test-runner's types lack a story's globals. */
function viewportOf(context: { storyGlobals?: { viewport?: { value?: unknown } } }): keyof typeof viewports {
  const name = context.storyGlobals?.viewport?.value
  return isViewport(name) ? name : 'desktop'
}

/** `parameters: { forcedColors: true }` emulates forced-colours mode. */
const hasForcedColors = (parameters: unknown) =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'forcedColors' in parameters &&
  parameters.forcedColors === true

/** Checks the contrast of a story in the dark scheme. Transitions are off, so no wait is needed. */
async function expectDarkContrast(page: Page) {
  const { default: axe } = await import('axe-core')
  await page.evaluate(`${axe.source};window.contrastAxe = window.axe`)
  const faults = await page.evaluate(async () => {
    const root = document.documentElement
    const stillness = new CSSStyleSheet()
    stillness.replaceSync('*, *::before, *::after { transition: none !important; }')
    const surface = () => getComputedStyle(root).backgroundColor
    const light = surface()
    document.adoptedStyleSheets.push(stillness)
    root.dataset.scheme = 'dark'
    try {
      if (surface() === light) return ['The colours have not changed.']
      const { violations } = await window.contrastAxe.run(document, { runOnly: ['color-contrast'] })
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      )
    } finally {
      root.dataset.scheme = 'light'
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness)
    }
  })
  if (faults.length > 0) throw new Error(`In the dark scheme:\n${faults.join('\n')}`)
}

const config: TestRunnerConfig = {
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
  /** The add-on has run all of axe in the light scheme already; a second full run would double the time. */
  async postVisit(page, { name }) {
    if (name === 'Default') await expectDarkContrast(page)
  },
}

export default config
