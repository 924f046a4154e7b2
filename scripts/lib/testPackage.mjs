import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.mjs'
import { pnpm } from './prepare.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { serveFolder } from './serveFolder.mjs'

const dist = inProject('packages/ui/dist')
const template = inProject('scripts/package-app')

/** Development dependencies of the test app. */
const TOOLS = ['typescript', 'vite', '@types/react', '@types/react-dom']

/**
 * Builds and measures the ui package, installs its tarball in an empty Vite app outside the workspace, and there type-checks, bundles,
 * opens and server-renders the app.
 */
export async function testPackage() {
  await pnpm(['--silent', '--filter', '@shop/ui', 'run', 'build'])
  await pnpm(['--filter', '@shop/ui', 'exec', 'size-limit', '--silent'])
  const app = await realpath(await mkdtemp(path.join(tmpdir(), 'shop-ui-')))
  const inApp = (...command) => pnpm(command, { cwd: app })
  try {
    await cp(template, app, { recursive: true })
    await writeManifest(app, await pack(app))
    await inApp('install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile')
    await inApp('exec', 'tsc', '-p', '.')
    await inApp('exec', 'vite', 'build', '--logLevel', 'warn')
    await expectInBrowser(path.join(app, 'dist'))
    await expectNoRadix(path.join(app, 'node_modules/@shop/ui'))
    const html = await run('node', ['render.mjs'], { cwd: app })
    for (const part of ['Add to Cart', 'Mobile number', '₹499', '--shop-color-text-strong', '<style']) {
      if (!html.includes(part)) throw new Error(`The page that the server rendered has no “${part}”.`)
    }
    console.log('  The package installs, type-checks, bundles and renders outside of the workspace.')
  } finally {
    await rm(app, { recursive: true, force: true })
  }
}

async function pack(folder) {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: dist })
  const { version } = JSON.parse(await readFile(path.join(dist, 'package.json'), 'utf8'))
  return `shop-ui-${version}.tgz`
}

/**
 * Writes the app's package.json with the workspace's versions, so that the test does not depend on new
 * releases.
 */
async function writeManifest(app, tarball) {
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(path.join(dist, 'package.json'), 'utf8'),
  )
  const pinned = async (names) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await versionOf(name)])))
  const file = path.join(app, 'package.json')
  const manifest = {
    ...JSON.parse(await readFile(file, 'utf8')),
    dependencies: { '@shop/ui': `file:${tarball}`, ...(await pinned(Object.keys(peerDependencies))) },
    devDependencies: await pinned(TOOLS),
  }
  await writeFile(file, JSON.stringify(manifest))
  const overrides = await pinned(Object.keys(dependencies))
  await writeFile(path.join(app, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }))
}

/** Version of a package in the workspace. */
async function versionOf(name) {
  for (const from of ['packages/ui', 'packages/contract', '.']) {
    const file = inProject(from, 'node_modules', name, 'package.json')
    const manifest = await readFile(file, 'utf8').catch(() => undefined)
    if (manifest !== undefined) return JSON.parse(manifest).version
  }
  throw new Error(`${name} is not installed.`)
}

/** Opens the bundled app and expects three components and no error. */
async function expectInBrowser(folder) {
  const site = await serveFolder(folder)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const page = await browser.newPage()
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
    await page.getByRole('textbox', { name: 'Mobile number' }).waitFor()
    await page.getByText('₹499').first().waitFor()
    if (faults.length > 0) throw new Error(`In the browser: ${faults.join(', ')}`)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Expects that the static imports of `Button` contain no dialog, menu or carousel. */
async function expectNoRadix(home) {
  const seen = new Set(['Button.js'])
  for (const file of seen) {
    const code = await readFile(path.join(home, file), 'utf8')
    for (const [, name] of code.matchAll(/^(?:import|export)[^'"]*?from ["']([^"']+)["']/gm)) {
      if (/^(radix-ui|embla|sonner)/.test(name)) throw new Error(`Button brings ${name}, by ${file}.`)
      if (name.startsWith('.')) seen.add(path.posix.join(path.posix.dirname(file), name))
    }
  }
  if (seen.size < 2) throw new Error('What Button imports could not be read.')
}
