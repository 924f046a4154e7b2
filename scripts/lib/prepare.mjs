import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { whenChanged } from './stamp.mjs'
import { step } from './step.mjs'
import { tool } from './tool.mjs'
import { withLock } from './withLock.mjs'

const { packageManager } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))

/** Packages that `npm start` runs. pnpm builds dependencies first. */
const BUILT = ['local-postgres', 'demo-catalogue', 'photo-studio', 'api', 'storefront', 'server']

/** Runs the pinned pnpm through npx, which tells why it fails also under `npm run --silent`. */
export const pnpm = (args, options) =>
  run('npx', ['--yes', '--loglevel=error', packageManager, ...args], options)

/** Installs the lockfile's packages unless they are up to date. */
export async function install() {
  await step('Packages are up to date', () =>
    withLock('install', async () => {
      const packages = await readdir(inProject('packages'))
      const inputs = [
        'pnpm-lock.yaml',
        'pnpm-workspace.yaml',
        'package.json',
        ...packages.map((name) => `packages/${name}/package.json`),
      ]
      const done = await whenChanged('install', inputs, 'node_modules/.modules.yaml', () =>
        pnpm(['install', '--frozen-lockfile', '--prefer-offline']),
      )
      return done ? 'Packages are installed' : undefined
    }),
  )
}

export async function build() {
  await step('The build is up to date', () =>
    withLock('build', async () => {
      const sources = ['contract', 'ui', 'shop-ui', ...BUILT].flatMap((name) =>
        [
          'src',
          'functions',
          'indices',
          'migrations',
          'negatives',
          'scenes',
          'build',
          'package.json',
          'vite.config.ts',
        ].map((part) => `packages/${name}/${part}`),
      )
      const done = await whenChanged(
        'build',
        ['pnpm-lock.yaml', ...sources],
        'packages/server/dist/main.js',
        () => pnpm(['--silent', ...BUILT.map((name) => `--filter=@shop/${name}`), 'run', 'build']),
      )
      return done ? 'The shop is built' : undefined
    }),
  )
}

/** Builds Storybook for tests and returns its folder. */
export async function buildStorybook() {
  const folder = 'storybook-static'
  await step('Storybook is up to date', async () => {
    const inputs = ['ui', 'shop-ui', 'storefront', 'contract'].map((name) => `packages/${name}`)
    const done = await whenChanged(
      'storybook',
      ['pnpm-lock.yaml', '.storybook', ...inputs.flatMap((name) => [`${name}/src`, `${name}/docs`])],
      `${folder}/index.json`,
      () => tool('storybook', ['build', '--quiet', '--disable-telemetry', '-o', folder]),
    )
    return done ? 'Storybook is built' : undefined
  })
  return inProject(folder)
}
