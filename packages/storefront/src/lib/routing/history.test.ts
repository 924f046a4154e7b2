// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createBrowserHistory, createMemoryHistory } from './history.ts'

test('an address becomes a location', () => {
  const { visit } = createMemoryHistory('/productList/lips?sort=price_asc')
  expect(visit).toEqual({
    location: {
      pathname: '/productList/lips',
      search: '?sort=price_asc',
      hash: '',
      state: null,
      key: 'default',
    },
    by: 'pop',
  })
})

test('a link leads on, and who listens hears of it until they stop', () => {
  const history = createMemoryHistory('/')
  const listener = vi.fn()
  const stop = history.listen(listener)
  history.navigate('/product/kajal#reviews', { state: { keepScroll: true } })
  expect(listener).toHaveBeenCalledExactlyOnceWith(history.visit)
  expect(history.visit).toMatchObject({
    location: { pathname: '/product/kajal', hash: '#reviews', state: { keepScroll: true } },
    by: 'push',
  })
  expect(history.visit.location.key).not.toBe('default')
  stop()
  history.navigate('/', { replace: true })
  expect(listener).toHaveBeenCalledOnce()
  expect(history.visit.by).toBe('replace')
})

test('the browser keeps what a page was left with, and tells of Back', () => {
  const history = createBrowserHistory()
  const before = window.history.length
  history.navigate('/mycart', { state: { broughtTo: 'Jaipur' } })
  const { location } = history.visit
  expect(window.history.length).toBe(before + 1)
  expect(window.location.pathname).toBe('/mycart')
  history.navigate('/login', { replace: true })
  expect(window.history.length).toBe(before + 1)
  expect(window.location.pathname).toBe('/login')

  window.history.replaceState({ key: location.key, state: location.state }, '', '/mycart')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(history.visit).toEqual({ location, by: 'pop' })
})
