import styled from 'styled-components'
import { touchRow } from '@shop/ui/styles/touchRow'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

const LIST_WIDTH = '15rem'
// Aligns the names of categories with the page.
const inset = `calc(${theme.space.gutter} - ${theme.space.m})`
const beside = `0 0 0 calc(${inset} + ${LIST_WIDTH} + ${theme.space.m})`

export const Root = styled.div`
  position: relative;
  min-height: 26rem;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.m} ${inset};
`

export const List = styled.ul`
  width: ${LIST_WIDTH};
`

export const Category = styled.button`
  ${touchRow}
  gap: ${theme.space.s};
  width: 100%;
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.medium};
  text-align: start;

  & > svg {
    margin-left: auto;
  }
  & > div {
    flex: none;
    width: 2.25rem;
    border-radius: ${theme.radius.pill};
    overflow: hidden;
  }
  &:hover {
    background: ${theme.color.surface.sunken};
  }
  &[aria-expanded='true'] {
    color: ${theme.color.action.rest};
    background: ${theme.color.surface.brand};
  }
`

/* Follows its button in tab order, and is displayed beside the list. */
export const Branches = styled.div`
  position: absolute;
  inset: ${beside};
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-left: 1px solid ${theme.color.line.subtle};
  overflow-y: auto;

  /* The header of a low window scrolls away: the page shows the end of what is higher than the list. */
  @media ${media.short} {
    bottom: auto;
    min-height: 100%;
    border-radius: 0 0 ${theme.radius.l};
    background: ${theme.color.surface.raised};
    overflow: visible;
  }
`

export const Hint = styled.p`
  position: absolute;
  inset: ${beside};
  display: grid;
  place-content: center;
  border-left: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
`
