import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.mjs'
import { pnpm } from './prepare.mjs'
import { inProject } from './project.mjs'
import { serveFolder } from './serveFolder.mjs'
import { tool } from './tool.mjs'

/** Names the browser and system that drew the accepted screenshots. */
const rendererFile = inProject('packages/visual/accepted/renderer.txt')

/** Compares screenshots of the built Storybook with the accepted ones. `isAccepting` accepts the current ones. */
export async function testVisual(storybook, report, { isAccepting = false } = {}) {
  const executablePath = await findBrowser()
  const renderer = await rendererOf(executablePath)
  if (!isAccepting) await expectRenderer(renderer)
  const site = await serveFolder(storybook)
  const env = {
    CHROMIUM_PATH: executablePath,
    STORYBOOK_URL: site.url,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const compare = (...args) =>
    tool('playwright', ['test', '--reporter=dot,json', ...args], {
      folder: 'packages/visual',
      loud: true,
      env,
    })
  try {
    if (isAccepting) await accept(renderer, () => compare('--update-snapshots=changed'))
    else await compare()
  } catch (error) {
    console.error('See test-results/visual. If the change is meant, run npm test -- visual-accept.')
    throw error
  } finally {
    await site.close()
  }
}

async function accept(renderer, update) {
  await mkdir(inProject('packages/visual/accepted'), { recursive: true })
  await pnpm(['--silent', '--filter', '@shop/visual', 'run', 'tidy'])
  await update()
  await pnpm(['--silent', '--filter', '@shop/visual', 'run', 'tidy'])
  await writeFile(rendererFile, `${renderer}\n`)
}

/** Other browsers and systems draw letters differently, so a comparison would show nothing else. */
async function expectRenderer(renderer) {
  const accepted = (await readFile(rendererFile, 'utf8')).trim()
  if (renderer === accepted) return
  throw new Error(
    `The accepted screenshots are from ${accepted}, and this is ${renderer}. Set CHROMIUM_PATH to that browser, or accept new ones.`,
  )
}

async function rendererOf(executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  const [major] = browser.version().split('.')
  await browser.close()
  // The shell without windows draws letters in its own way.
  const name = executablePath.includes('headless-shell') ? 'Chromium headless shell' : 'Chromium'
  return `${name} ${major} on ${process.platform}`
}
