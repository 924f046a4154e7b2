/* global jest */
// CI tells a fault from a hiccup of a busy machine by trying again; each failed try is printed.
if (process.env.CI !== undefined) jest.retryTimes(2, { logErrorsBeforeRetry: true })
