import { defineConfig, devices } from '@playwright/test'
import { makeDataFolder } from './src/dataFolder.ts'
import { GEOLOCATION_URL, PIXEL_URL } from './src/thirdParties.ts'

const PORT = 4100
const executablePath = process.env['CHROMIUM_PATH']

// A shop of its own: a current build with a new database and the demo catalogue. Workers read this file too.
process.env['JOURNEYS_DATA_DIR'] ??= makeDataFolder()

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // Long timeouts for a busy machine; real failures show earlier.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // CI distinguishes failures from flaky tests by retries.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests of a service worker can't be changed by a test.
    serviceWorkers: 'block',
    // Traces cost a tenth of the time: see a failure on your machine with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /(starting|served)\.spec|\.desktop\.spec/,
      // One pixel for each CSS pixel takes two thirds of the time. A journey about pictures sets its own.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node ../../scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
      // Pictures are cut when they are asked for, and kept for the next run.
      PICTURES_AHEAD: 'no',
      // Tests that log in have shoppers with addresses of their own (see person.ts).
      TRUSTED_PROXIES: '127.0.0.1',
      GEOLOCATION_URL,
      PIXEL_URL,
      PIXEL_ID: 'the-product',
      MEASURE_SPEED: 'yes',
      // Long enough for a journey to see the pending payment.
      SANDBOX_LATE_SECONDS: '10',
      // All journeys of guests share one address.
      READS_PER_MINUTE: '100000',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
