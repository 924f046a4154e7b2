import styled from 'styled-components'
import { touchRow } from '@shop/ui/styles/touchRow'
import { theme } from '@shop/ui/tokens/theme'
import { hoverRow } from '../lib/hoverRow.ts'

const LIST_WIDTH = '15rem'
// Aligns the names of categories with the page.
const inset = `calc(${theme.space.gutter} - ${theme.space.m})`
const beside = `0 0 0 calc(${inset} + ${LIST_WIDTH} + ${theme.space.m})`

export const Root = styled.div`
  position: relative;
  display: grid;
  min-height: 26rem;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.m} ${inset};
`

/* The sub-categories are a second column, and the menu is as high as they are. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: ${LIST_WIDTH} minmax(0, 1fr);
  column-gap: ${theme.space.m};

  & > li {
    display: contents;
  }
`

export const Category = styled.button`
  ${touchRow}
  gap: ${theme.space.s};
  width: 100%;
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.medium};
  text-align: start;
  ${hoverRow}

  & > svg {
    margin-left: auto;
  }
  & > :is(picture, div) {
    flex: none;
    width: 2.25rem;
    border-radius: ${theme.radius.pill};
    overflow: hidden;
  }
  &[aria-expanded='true'] {
    color: ${theme.color.action.rest};
    background: ${theme.color.surface.brand};
  }
`

/* Follows its button in tab order, and is displayed beside the list. */
export const Branches = styled.div`
  grid-area: 1 / 2 / -1;
  margin-block: calc(-1 * ${theme.space.m});
  margin-right: calc(-1 * ${inset});
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-left: 1px solid ${theme.color.line.subtle};
`

export const Hint = styled.p`
  position: absolute;
  inset: ${beside};
  display: grid;
  place-content: center;
  border-left: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
`
