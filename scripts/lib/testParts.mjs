import { mkdir, readFile, rm } from 'node:fs/promises'
import { checkGuides } from './checkGuides.mjs'
import { checkInteractions } from './checkInteractions.mjs'
import { checkPictures } from './checkPictures.mjs'
import { checkSpecCoverage } from './checkSpecCoverage.mjs'
import { checkStyles } from './checkStyles.mjs'
import { checkTexts } from './checkTexts.mjs'
import { findBrowser } from './findBrowser.mjs'
import { build, pnpm } from './prepare.mjs'
import { inProject } from './project.mjs'
import { testPackage } from './package/testPackage.mjs'
import { serveFolder } from './serveFolder.mjs'
import { testVisual } from './testVisual.mjs'

const results = inProject('test-results')

/** @typedef {{ passed: number, failed: number }} Count */

/** Parts of `npm test`, in order. Run one alone with `npm test -- stories`. */
const parts = {
  types: async () =>
    sum([
      await check(() =>
        pnpm(['-r', '--include-workspace-root', '--no-bail', 'exec', 'tsc', '-p', '.'], { loud: true }),
      ),
      await check(() => pnpm(['exec', 'tsc', '-p', '.storybook'], { loud: true })),
    ]),
  lint: async () =>
    sum([
      await check(() => pnpm(['exec', 'oxlint'], { loud: true })),
      await check(() => pnpm(['exec', 'knip'], { loud: true })),
      await check(checkSpecCoverage),
      await check(checkStyles),
      await check(checkTexts),
      await check(checkGuides),
      await check(checkInteractions),
      await check(checkPictures),
    ]),
  format: () => check(() => pnpm(['exec', 'oxfmt', '--check'], { loud: true })),
  unit: () => vitest('unit', ['--project', '!@shop/api']),
  package: () => check(testPackage),
  api,
  reliability,
  stories,
  journeys,
}

/** Parts that run by their name only: one browser's screenshots are not another's. */
const namedParts = {
  visual: () => visual(),
  'visual-accept': () => visual({ isAccepting: true }),
}

/** Runs the named parts, or all of `parts`, and prints the totals. Returns the exit code. */
export async function runParts(names) {
  const known = { ...parts, ...namedParts }
  const unknown = names.filter((name) => !(name in known))
  if (unknown.length > 0) {
    throw new Error(
      `There is no part called ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`,
    )
  }
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const counts = []
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    console.log(`\n── ${name}`)
    const began = performance.now()
    const count = await known[name]()
    counts.push(count)
    console.log(
      `── ${name}: ${count.passed} passed, ${count.failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
  }
  const { passed, failed } = sum(counts)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function check(work) {
  try {
    await work()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error.message.split('\n')[0])
    return { passed: 0, failed: 1 }
  }
}

/** Counts the tests in a runner's report; a runner that fails without a failed test counts as a failure. */
async function counted(work, report, read) {
  const isGood = await work().then(
    () => true,
    (error) => (console.error(error.message.split('\n')[0]), false),
  )
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const count = text === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(text))
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 }
}

function vitest(name, args) {
  const report = `${results}/${name}.json`
  const work = () =>
    pnpm(
      [
        'exec',
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { loud: true },
    )
  return counted(work, report, readJest)
}

async function api() {
  await build() // the tests use the built database and demo catalogue
  return vitest('api', ['--project', '@shop/api'])
}

async function reliability() {
  const env = { CHROMIUM_PATH: await findBrowser() }
  await build() // some checks run the built shop
  return check(() =>
    pnpm(['--silent', '--filter', '@shop/reliability', 'run', 'rel', '--short'], { loud: true, env }),
  )
}

const storybook = inProject('storybook-static')

const buildStorybook = () =>
  pnpm(['exec', 'storybook', 'build', '--quiet', '--disable-telemetry', '-o', storybook])

async function stories() {
  const executable = await findBrowser()
  await buildStorybook()
  const site = await serveFolder(storybook)
  const report = `${results}/stories.json`
  const env = {
    CHROMIUM_PATH: executable,
    STORYBOOK_URL: site.url,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = ['--filter', '@shop/stories', 'exec', 'playwright', 'test', '--reporter=dot,json']
  try {
    return await counted(() => pnpm(args, { loud: true, env }), report, readPlaywright)
  } finally {
    await site.close()
  }
}

async function journeys() {
  const executable = await findBrowser()
  await build()
  const report = `${results}/journeys.json`
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['--filter', '@shop/journeys', 'exec', 'playwright', 'test', '--reporter=list,json']
  return counted(() => pnpm(args, { loud: true, env }), report, readPlaywright)
}

async function visual(options) {
  await buildStorybook()
  const report = `${results}/visual.json`
  return counted(() => testVisual(report, options), report, readPlaywright)
}

const readPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
})

const readJest = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
})

const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
