import { readFile } from 'node:fs/promises'

/** @typedef {{ passed: number, failed: number }} Count */

/** One check without tests of its own. */
export async function check(work) {
  try {
    await work()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}

/** Counts the tests in a runner's report; a runner that fails without a failed test counts as a failure. */
export async function counted(work, report, read) {
  const isGood = await work().then(
    () => true,
    (error) => (console.error(error.message.split('\n')[0]), false),
  )
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const count = text === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(text))
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 }
}

export const readPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
})

export const readVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
})

/** @param {Count[]} counts */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
