import { messages } from '@shop/contract/messages'

/** What is left to show when not even rendering works: plain, and with a way on. */
export function failurePage(status: number): string {
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${messages.unexpectedError}</title></head>` +
    '<body style="font-family: sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">' +
    `<h1>${messages.unexpectedError}</h1><p>${status}: Something on our side did not work. Your cart is safe.</p>` +
    '<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p></body></html>'
  )
}
