export interface ListedMessage {
  id: number
  channel: string
  to: string
  topic: string
  subject: string | null
  text: string
  created_at: string
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  article { border: 1px solid; border-radius: 8px; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere }
  h2 { font-size: 1rem; margin: 0 } p { white-space: pre-wrap; margin: .5rem 0 0 } small { opacity: .8 }`

export function outboxPage(messages: readonly ListedMessage[]): string {
  const list = messages.length === 0 ? '<p>No messages yet.</p>' : messages.map(article).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><p>What the shop would have sent, newest first. Reload for more.</p>
<main>${list}</main></body></html>`
}

function article({ channel, to, topic, subject, text, created_at }: ListedMessage): string {
  const title = subject ?? topic
  return `<article><h2>${escaped(title)}</h2><small>${escaped(channel)} to ${escaped(to)}, <time datetime="${escaped(created_at)}">${escaped(inIndia(created_at))}</time></small>
<p>${escaped(text)}</p></article>`
}

const inIndia = (moment: string) =>
  new Date(moment).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}
