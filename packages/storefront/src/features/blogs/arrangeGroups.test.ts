import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { arrangeGroups, pickFound } from './arrangeGroups.ts'

const skin = ['2026-01-01', '2026-03-01', '2026-02-01', '2026-01-20', '2026-01-10'].map((date) =>
  makeBlogCard({ date }),
)
const hair = [makeBlogCard({ date: '2026-02-15' })]

test('the newest post opens the page and is not repeated; three others of each category follow', () => {
  const { lead, groups } = arrangeGroups([
    { category: 'Skin', blogs: skin },
    { category: 'Hair', blogs: hair },
  ])
  expect(lead).toBe(skin[1])
  expect(groups).toEqual([
    { category: 'Skin', blogs: [skin[0], skin[2], skin[3]] },
    { category: 'Hair', blogs: hair },
  ])
})

test('the only post of a category stays with it', () => {
  const { lead, groups } = arrangeGroups([{ category: 'Hair', blogs: hair }])
  expect(lead).toBe(hair[0])
  expect(groups).toEqual([{ category: 'Hair', blogs: hair }])
})

test('without posts there is nothing', () => {
  expect(arrangeGroups([{ category: 'Skin', blogs: [] }])).toEqual({ lead: undefined, groups: [] })
})

test('what was found keeps the order of the search', () => {
  const groups = [
    { category: 'Skin', blogs: skin },
    { category: 'Hair', blogs: hair },
  ]
  const found = [{ id: hair[0]?.id ?? 0 }, { id: 999_999 }, { id: skin[4]?.id ?? 0 }]
  expect(pickFound(groups, found)).toEqual([hair[0], skin[4]])
})
