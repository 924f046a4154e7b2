import { getJestConfig } from '@storybook/test-runner'

const defaults = getJestConfig()
const isRoot = process.getuid?.() === 0

/** The test-runner's own configuration, with the browser that `npm test` has found (`CHROMIUM_PATH`). */
export default {
  ...defaults,
  // Long enough for a busy machine; a story that is done goes on at once.
  testTimeout: 60_000,
  // The built design system has the name of its source.
  modulePathIgnorePatterns: ['<rootDir>/packages/ui/dist/'],
  setupFilesAfterEnv: [...(defaults.setupFilesAfterEnv ?? []), '<rootDir>/.storybook/retry-in-ci.cjs'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || undefined,
        // Chromium refuses to run as root inside its sandbox.
        args: isRoot ? ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] : [],
      },
    },
  },
}
