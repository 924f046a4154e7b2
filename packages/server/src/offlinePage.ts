import { escapeHtml, renderHtmlPage } from '@shop/api/html/sendHtmlPage'
import * as texts from '@shop/storefront/texts/offlinePage.ts'

const CSS = `body{display:grid;grid-template-rows:auto 1fr;min-height:100svh}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;min-height:4.5rem;
padding:.75rem clamp(1rem,.4rem + 2.4vw,3rem);border-bottom:1px solid var(--line)}
.name{margin:0;-webkit-text-stroke:.014em currentColor}
.state{display:flex;align-items:center;gap:.5rem;color:var(--muted);font-size:.875rem}
.state::before{width:.5rem;height:.5rem;border-radius:50%;background:var(--warning);content:''}
main{width:100%;max-width:34rem;padding-block:clamp(2rem,12vh,6rem) 3rem}
main>*{text-align:center;text-wrap:balance}
.mark{display:grid;place-items:center;width:5.5rem;height:5.5rem;margin:0 auto 1.5rem;border-radius:50%;background:var(--warningSurface)}
.mark svg{width:2.25rem;height:2.25rem;fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
h1{margin-bottom:1rem;font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.12}
.choices{width:fit-content;margin:1.5rem auto .75rem}.button{min-height:2.75rem;padding:.65625rem 1.5rem;font-size:.875rem}
[role=status]{min-height:1.5rem;color:var(--muted);font-size:.875rem}
[aria-busy=true]{cursor:progress;opacity:.7}
section{margin-top:2.5rem;padding:1.5rem;border-radius:1.25rem;background:var(--sunken)}section>*{text-align:start;text-wrap:wrap}
h2{margin:0 0 .25rem;font:400 1.25rem/1.25 Fraunces,'Fraunces Georgia','Fraunces Times',Georgia,serif}
ul{margin:1rem 0 0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:1rem;padding-block:.75rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
li span:last-child{flex:none;color:var(--muted);font-variant-numeric:tabular-nums}
`

const MARK = `<div class="mark"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${texts.mark}"/></svg></div>`

/** Shows the cart of this browser, which needs no connection. Another script may have stored anything under its key. */
const CART_SCRIPT = `
try{
  const lines=JSON.parse(localStorage.getItem('cartItems')).filter((line)=>typeof line?.title==='string'&&line.quantity>0)
  const list=document.querySelector('ul')
  for(const {title,option_name,quantity} of lines){
    const line=list.appendChild(document.createElement('li'))
    const add=(text)=>{line.appendChild(document.createElement('span')).textContent=text}
    add(typeof option_name==='string'?title+', '+option_name:title)
    add('× '+quantity)
  }
  document.querySelector('section').hidden=lines.length===0
}catch{}`

/** Asks for the page when the shopper presses the button, when the browser is online, and every 20 seconds, and loads it when the shop answers. */
const RETRY_SCRIPT = `
const button=document.querySelector('.first'),says=document.querySelector('[role=status]')
async function retry(){
  if(button.ariaBusy==='true')return
  button.ariaBusy='true'
  try{
    if((await fetch(location.href,{method:'HEAD',cache:'no-store'})).status<500){
      says.textContent=${JSON.stringify(texts.isBack)}
      return location.reload()
    }
  }catch{}
  says.textContent=${JSON.stringify(texts.stillOffline)}.replace('{time}',new Date().toLocaleTimeString('en-IN',{hour:'numeric',minute:'2-digit'}))
  button.ariaBusy='false'
}
button.addEventListener('click',(event)=>{event.preventDefault();says.textContent=${JSON.stringify(texts.trying)};retry()})
addEventListener('online',retry)
setInterval(()=>document.hidden||retry(),20000)`

/** Page of the shop for when it can't be reached (decision 148), like the message inside a page that is open (`Unreachable`). Its fonts are in the browser's cache, because every page has them. */
export function offlinePage(shopName: string, fontFaces: string) {
  return renderHtmlPage({
    fontFaces,
    css: CSS,
    title: texts.title,
    // Without JavaScript an empty address loads the page again.
    body:
      `<header><p class="name">${escapeHtml(shopName)}</p><p class="state">${texts.title}</p></header>` +
      `<main>${MARK}<h1>${texts.heading}</h1><p class="muted">${texts.advice}</p>` +
      `<p class="choices"><a class="button first" href="">${texts.tryAgain}</a></p><p role="status"></p>` +
      `<section hidden><h2>${texts.inYourCart}</h2><p class="muted">${texts.cartIsSafe}</p><ul></ul></section></main>`,
    script: CART_SCRIPT + RETRY_SCRIPT,
    mayFetch: true,
  })
}
