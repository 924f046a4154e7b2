import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { styledElement } from './styledElement.ts'

const Base = styledElement('p', 'a')
const Extended = styledElement(Base, 'b')
const Text = ({ className, tone }: { className?: string; tone?: string }) => (
  <span className={className}>{tone}</span>
)
const draw = (part: unknown, props: object = {}) =>
  renderToString(createElement(part as React.ComponentType<object>, props))

test('is an element with its class, props and the class that it is given', () => {
  expect(draw(Base, { id: 'x', 'data-size': 's' })).toBe('<p id="x" data-size="s" class="a"></p>')
  expect(draw(Base, { className: 'own' })).toBe('<p class="a own"></p>')
})

test('has the classes of all that it extends, on one element', () => {
  expect(draw(Extended, { className: 'own' })).toBe('<p class="a b own"></p>')
})

test('styles a component through its class', () => {
  expect(draw(styledElement(Text, 'c'), { tone: 'loud' })).toBe('<span class="c">loud</span>')
})

test('may be another element or component', () => {
  expect(draw(Extended, { as: 'h2' })).toBe('<h2 class="a b"></h2>')
  expect(draw(Base, { as: Text, tone: 'quiet' })).toBe('<span class="a">quiet</span>')
})

test('keeps fixed attributes, whatever its props say, also when it is extended', () => {
  const Switch = styledElement('input', 'd', { type: 'checkbox', role: 'switch' })
  expect(draw(Switch, { type: 'radio' })).toBe('<input type="checkbox" role="switch" class="d"/>')
  expect(draw(styledElement(Switch, 'e'))).toBe('<input type="checkbox" role="switch" class="d e"/>')
})
