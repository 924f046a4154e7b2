import { STOCK_ALERT_DAYS } from '@shop/contract/limits'

export const tellMe = 'Tell me when it is back'
export const it = 'it'
export const waitingFor = 'Waiting for stock'
export const loadFailed = 'We couldn’t load what you’re waiting for.'
export const ended = (title: string) => `You no longer wait for ${title}`

/** By the channel of the message. */
export const asked = {
  mail: {
    promise: (what: string) => `We’ll e-mail you once if ${what} is back within ${STOCK_ALERT_DAYS} days.`,
    takeBack: 'Don’t e-mail me',
    promiseAll: `We’ll e-mail you once for each of these that is back within ${STOCK_ALERT_DAYS} days of your request.`,
  },
  sms: {
    promise: (what: string) => `We’ll text you once if ${what} is back within ${STOCK_ALERT_DAYS} days.`,
    takeBack: 'Don’t text me',
    promiseAll: `We’ll text you once for each of these that is back within ${STOCK_ALERT_DAYS} days of your request.`,
  },
} as const
