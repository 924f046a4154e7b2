import { expect, test } from 'vitest'
import { deviceLabel } from './deviceLabel.ts'

const MOBILE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${MOBILE} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android phone'],
  [
    `${MOBILE} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android phone',
  ],
  [`${MOBILE} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Android tablet'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge on Windows computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux computer'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/142.0.0.0 Safari/537.36', 'Chrome on ChromeOS computer'],
  ['something (Macintosh; Intel Mac OS X 10_15_7)', 'Another browser on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names the device of %s %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
