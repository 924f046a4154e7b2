import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { arrangeGroups } from './arrangeGroups.ts'

const skin = ['2026-01-01', '2026-03-01', '2026-02-01', '2026-01-20', '2026-01-10'].map((date) =>
  makeBlogCard({ date }),
)
const hair = [makeBlogCard({ date: '2026-02-15' })]

test('puts the newest post first, followed by three others per category', () => {
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

test('keeps the only post of a category', () => {
  const { lead, groups } = arrangeGroups([{ category: 'Hair', blogs: hair }])
  expect(lead).toBe(hair[0])
  expect(groups).toEqual([{ category: 'Hair', blogs: hair }])
})

test('returns no groups without posts', () => {
  expect(arrangeGroups([{ category: 'Skin', blogs: [] }])).toEqual({ lead: undefined, groups: [] })
})
