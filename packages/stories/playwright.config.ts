import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine; a story that is done goes on at once.
  timeout: 60_000,
  // CI tells a fault from a hiccup of a busy machine by trying again.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium refuses to run as root inside its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] : [],
    },
  },
})
