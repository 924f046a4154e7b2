import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pnpm } from '../prepare.mjs'
import { inProject } from '../project.mjs'
import { run } from '../run.mjs'
import { inNext } from './inNext.mjs'
import { inVite } from './inVite.mjs'

const dist = inProject('packages/ui/dist')

/** Development dependencies of both apps. */
const TOOLS = ['typescript', 'vite', '@types/node', '@types/react', '@types/react-dom']

const apps = { vite: inVite, next: inNext }

/** Installs the packed ui package in two apps outside the workspace: one of Vite, and one of Next.js with server components. */
export async function testPackage() {
  await pnpm(['--silent', '--filter', '@shop/ui', 'run', 'build'])
  // Each works on one core at most, and waits for files and pages: all three at once take little more than the longest.
  await Promise.all([pnpm(['--filter', '@shop/ui', 'exec', 'size-limit', '--silent']), useInApps()])
}

async function useInApps() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'shop-ui-')))
  try {
    await install(folder)
    await expectNoRadix(path.join(folder, 'vite/node_modules/@shop/ui'))
    await Promise.all(
      Object.entries(apps).map(async ([name, check]) => {
        const began = performance.now()
        await check(path.join(folder, name))
        console.log(`  The package works in ${name} (${((performance.now() - began) / 1000).toFixed(0)} s).`)
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Both apps as a workspace of their own, with the tarball and the versions of this workspace. */
async function install(folder) {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: dist })
  const { version, dependencies, peerDependencies } = await readJson(path.join(dist, 'package.json'))
  for (const name of Object.keys(apps)) {
    const app = path.join(folder, name)
    await mkdir(app)
    await cp(inProject('scripts/package-apps', name), app, { recursive: true })
    const own = await readJson(path.join(app, 'package.json'))
    const manifest = {
      ...own,
      dependencies: {
        ...own.dependencies,
        '@shop/ui': `file:../shop-ui-${version}.tgz`,
        ...(await pinned(Object.keys(peerDependencies))),
      },
      devDependencies: await pinned(TOOLS),
    }
    await writeFile(path.join(app, 'package.json'), JSON.stringify(manifest))
  }
  const workspace = {
    packages: Object.keys(apps),
    // Versions must not depend on what was released today.
    overrides: await pinned(Object.keys(dependencies)),
  }
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }')
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace))
  await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], { cwd: folder })
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

const pinned = async (names) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await versionOf(name)])))

async function versionOf(name) {
  for (const from of ['packages/ui', '.']) {
    const manifest = await readJson(inProject(from, 'node_modules', name, 'package.json')).catch(
      () => undefined,
    )
    if (manifest !== undefined) return manifest.version
  }
  throw new Error(`${name} is not installed.`)
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
