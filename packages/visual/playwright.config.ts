import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: 'accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  expect: {
    // Long enough for a busy machine.
    timeout: 20_000,
    // Accepted screenshots have at most 256 colours, which moves some of a photo by a shade. Everything else is exact.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.1, maxDiffPixels: 10 },
  },
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
})
