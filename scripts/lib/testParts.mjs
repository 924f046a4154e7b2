import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { checkGuides } from './checkGuides.mjs'
import { checkInteractions } from './checkInteractions.mjs'
import { checkPictures } from './checkPictures.mjs'
import { checkSpecCoverage } from './checkSpecCoverage.mjs'
import { checkStyles } from './checkStyles.mjs'
import { checkTexts } from './checkTexts.mjs'
import { checkUse } from './checkUse.mjs'
import { check, counted, readPlaywright, readVitest, sum } from './counts.mjs'
import { findBrowser } from './findBrowser.mjs'
import { testPackage } from './package/testPackage.mjs'
import { build, buildStorybook, pnpm } from './prepare.mjs'
import { inProject } from './project.mjs'
import { serveFolder } from './serveFolder.mjs'
import { testVisual } from './testVisual.mjs'
import { tool } from './tool.mjs'

const results = inProject('test-results')

/** Tests that start processes of their own or play long histories are a part of their own: `long`. */
const withoutLong = ['--exclude', '**/*.long.test.ts']

/** Parts of `npm test`, in order. Run one alone with `npm test -- stories`. */
const parts = {
  types,
  lint: async () => {
    const checks = [
      () => tool('oxlint', [], { loud: true }),
      () => tool('knip', ['--cache'], { loud: true }),
      checkSpecCoverage,
      checkStyles,
      checkTexts,
      checkGuides,
      checkInteractions,
      checkUse,
      checkPictures,
    ]
    return sum(await Promise.all(checks.map(check)))
  },
  format: () => check(() => tool('oxfmt', ['--check'], { loud: true })),
  unit: () => vitest('unit', ['--project', '!@shop/api', ...withoutLong]),
  package: () => check(testPackage),
  api,
  stories,
  journeys: () => journeys('journeys', 'phone'),
}

/** Parts that `npm test -- all` adds, as CI does: too long for a break from work. */
const longParts = {
  long,
  'desktop-journeys': () => journeys('desktop-journeys', 'desktop'),
  reliability,
}

/** Parts that run by their name only: one browser's screenshots are not another's. */
const namedParts = {
  visual: () => visual(),
  'visual-accept': () => visual({ isAccepting: true }),
}

/** Builds that parts need. Each keeps little more than one core busy, so both are made at once. */
const builds = { api: build, journeys: build, stories: buildStorybook }

const buildFor = (names) =>
  Promise.all([...new Set(names.map((name) => builds[name]))].map((make) => make?.()))

/** Runs the named parts, `all` of them, or those of `parts`, and prints the totals. Returns the exit code. */
export async function runParts(names) {
  const known = { ...parts, ...longParts, ...namedParts }
  const groups = { all: Object.keys({ ...parts, ...longParts }) }
  const unknown = names.filter((name) => !(name in known) && !(name in groups))
  if (unknown.length > 0) {
    const all = [...Object.keys(known), ...Object.keys(groups)].join(', ')
    throw new Error(`There is no part called ${unknown.join(', ')}. There are: ${all}.`)
  }
  const chosen = names.length > 0 ? names.flatMap((name) => groups[name] ?? [name]) : Object.keys(parts)
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const counts = []
  for (const name of new Set(chosen)) {
    console.log(`\n── ${name}`)
    const began = performance.now()
    if (name in builds) await buildFor(chosen)
    const count = await known[name]()
    counts.push({ ...count, failures: count.failures.map((failure) => `${name}: ${failure}`) })
    console.log(
      `── ${name}: ${count.passed} passed, ${count.failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
  }
  const { passed, failed, failures } = sum(counts)
  // The last lines of a long log tell what failed.
  console.log(
    ['', ...failures.map((failure) => `✗ ${failure}`), `${passed} passed, ${failed} failed`].join('\n'),
  )
  return failed > 0 || passed === 0 ? 1 : 0
}

/** One project of TypeScript after the other, two at a time: half of its work is on one core. */
async function types() {
  const packages = (await readdir(inProject('packages'))).map((name) => `packages/${name}`)
  const waiting = ['.', '.storybook', ...packages]
  const counts = []
  const checkNext = async () => {
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      const project = folder
      counts.push(await check(() => tool('tsc', ['-p', project], { loud: true })))
    }
  }
  await Promise.all([checkNext(), checkNext()])
  return sum(counts)
}

function vitest(name, args) {
  const report = `${results}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Tests wait for PostgreSQL, other processes and slow clients for a third of their time.
  const workers = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`
  const work = () => tool('vitest', ['run', ...args, workers, ...reporters], { loud: true })
  return counted(work, report, readVitest)
}

async function api() {
  await build() // the tests use the built database and demo catalogue
  return vitest('api', ['--project', '@shop/api', ...withoutLong])
}

async function long() {
  await build()
  return vitest('long', ['.long.test.ts'])
}

async function reliability() {
  const env = { CHROMIUM_PATH: await findBrowser() }
  await build() // some checks run the built shop
  return check(() =>
    pnpm(['--silent', '--filter', '@shop/reliability', 'run', 'rel', '--short'], { loud: true, env }),
  )
}

async function stories() {
  const executable = await findBrowser()
  const site = await serveFolder(await buildStorybook())
  const report = `${results}/stories.json`
  const env = {
    CHROMIUM_PATH: executable,
    STORYBOOK_URL: site.url,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = ['test', '--reporter=dot,json']
  const work = () => tool('playwright', args, { folder: 'packages/stories', loud: true, env })
  try {
    return await counted(work, report, readPlaywright)
  } finally {
    await site.close()
  }
}

async function journeys(name, width) {
  const executable = await findBrowser()
  await build()
  const report = `${results}/${name}.json`
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', `--project=${width}`, '--reporter=list,json']
  const work = () => tool('playwright', args, { folder: 'packages/journeys', loud: true, env })
  return counted(work, report, readPlaywright)
}

async function visual(options) {
  const folder = await buildStorybook()
  const report = `${results}/visual.json`
  return counted(() => testVisual(folder, report, options), report, readPlaywright)
}
