import styled, { css } from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { touchRow } from '@shop/ui/styles/touchRow'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { fadingEnds } from '../lib/fadingEnds.ts'
import { hoverRow } from '../lib/hoverRow.ts'

export const Root = styled.nav`
  display: grid;
  gap: ${theme.space.xxs};

  & > ul {
    display: grid;
    gap: ${theme.space.xxs};
  }
  & > ul:not(:first-child) {
    margin-top: ${theme.space.xs};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    & > ul {
      display: flex;
      grid-row: 2;
      grid-column: 1 / -1;
      gap: ${theme.space.xs};
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding-block: ${theme.space.xxs};
      overflow-x: auto;
      scroll-padding-inline: ${theme.space.gutter};
      scrollbar-width: none;
      ${fadingEnds(theme.space.xs)}
    }
  }
`

const item = css`
  ${touchRow}
  width: 100%;
  padding-inline: ${theme.space.m};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  ${hoverRow}
  @media ${media.mobile} {
    padding-inline: ${theme.space.s};
    border-color: ${theme.color.line.subtle};
  }
`

export const Item = styled(RawLink)`
  ${item}

  &[aria-current] {
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`

export const Logout = styled.button`
  ${item}
  color: ${theme.color.text.muted};

  @media ${media.mobile} {
    grid-column: 2;
    width: auto;
  }
`
