import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count `failures` are the failed tests, each with the beginning of its error. */

/** One check without tests of its own. */
export async function check(work) {
  try {
    await work()
    return { passed: 1, failed: 0, failures: [] }
  } catch (error) {
    console.error(error.message)
    return { passed: 0, failed: 1, failures: [firstLine(error.message)] }
  }
}

/** Counts the tests in a runner's report; a runner that fails without a failed test counts as a failure. */
export async function counted(work, report, read) {
  const problem = await work().then(
    () => undefined,
    (error) => firstLine(error.message),
  )
  if (problem !== undefined) console.error(problem)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const count = text === undefined ? sum([]) : read(JSON.parse(text))
  return problem === undefined || count.failed > 0 ? count : { ...count, failed: 1, failures: [problem] }
}

export const readPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
  failures: suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'skipped')
        .map(({ status, results }) =>
          failure(`${file} › ${title}`, results.at(-1)?.error?.message ?? status),
        ),
    ),
})

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

export const readVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  failures: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative('.', name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [failure(file, message)]
      return failed.map(({ fullName, failureMessages }) =>
        failure(`${file} › ${fullName}`, failureMessages[0]),
      )
    }),
})

/** @param {Count[]} counts */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
})

const failure = (name, message) => `${name}: ${firstLine(message ?? '')}`

// oxlint-disable-next-line no-control-regex -- runners colour their messages
const firstLine = (text) => text.replaceAll(/\u001B\[\d+m/g, '').split('\n')[0]
