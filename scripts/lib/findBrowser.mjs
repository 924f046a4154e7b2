import { execFile } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { run } from './run.mjs'

// The shell draws no windows, and tests take a third less time in it.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Order: `CHROMIUM_PATH`, a system browser, Playwright's own. Otherwise it installs one, as a Debian package when root. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await isRunnable(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts from there.`)
  }
  return (await findInstalled()) ?? (await installPlaywright()) ?? (await installDebian()) ?? giveUp()
}

async function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)))
  for (const candidate of [...onPath, ...SYSTEM_PATHS, chromium.executablePath()]) {
    if (await isRunnable(candidate)) return candidate
  }
  return undefined
}

async function isRunnable(file) {
  try {
    await access(file, constants.X_OK)
    if (process.platform !== 'win32') await promisify(execFile)(file, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

async function installPlaywright() {
  console.log('No browser found: installing the one that Playwright brings …')
  try {
    await run(process.execPath, [path.join(path.dirname(chromiumPackage()), 'cli.js'), 'install', 'chromium'])
    return await findInstalled()
  } catch (error) {
    console.log(`That did not work: ${error.message.split('\n')[0]}`)
    return undefined
  }
}

/** Resolves a file of the package, to find its command line. */
function chromiumPackage() {
  return fileURLToPath(import.meta.resolve('playwright-core/package.json'))
}

async function installDebian() {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '')
  if (process.getuid?.() !== 0 || !/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system)) return undefined
  console.log("Installing the system's Chromium with apt-get …")
  await run('apt-get', ['update'])
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name])
  await install('chromium-headless-shell').catch(() => install('chromium')) // Ubuntu has no shell
  return findInstalled()
}

function giveUp() {
  throw new Error(
    'The tests need Chromium, and none could be found or installed. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  )
}
