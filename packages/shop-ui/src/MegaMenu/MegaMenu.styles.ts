import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

const LIST_WIDTH = '15rem'
// The names of the categories line up with the page.
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
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  width: 100%;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.s};
  font-weight: 500;
  text-align: start;

  &:hover,
  &[aria-expanded='true'] {
    color: ${theme.color.action.rest};
    background: ${theme.color.surface.brand};
  }
`

/* It follows its button for the keyboard, and stands beside the list for the eye. */
export const Branches = styled.div`
  position: absolute;
  inset: ${beside};
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-left: 1px solid ${theme.color.line.subtle};
  overflow-y: auto;
`

export const AllLink = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  color: ${theme.color.action.rest};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const Columns = styled.ul`
  columns: 4 9rem;
  column-gap: ${theme.space.l};

  & > li {
    padding-bottom: ${theme.space.s};
    break-inside: avoid;
  }
`

export const BranchLink = styled(RawLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${theme.color.action.rest};
  }
`

export const LeafLink = styled(BranchLink)`
  min-height: 2.25rem;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: 400;
`

export const Pending = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: 24rem;
  padding-block: ${theme.space.m};
`

export const Hint = styled.p`
  position: absolute;
  inset: ${beside};
  display: grid;
  place-content: center;
  border-left: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.text.muted};
`
