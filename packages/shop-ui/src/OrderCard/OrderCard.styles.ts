import styled from 'styled-components'
import { Badge } from '@shop/ui/Badge'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** Width of a card in which its parts are beside each other. */
const wide = '@container order (width >= 36rem)'
const narrow = '@container order (width < 36rem)'

export const Root = styled.article`
  container: order / inline-size;
  position: relative;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
  transition: border-color ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.line.control};
    }
  }
`

export const Pictures = styled.div`
  order: 1;

  ${narrow} {
    [data-single='true'] > & {
      grid-row: span 2;
    }
  }
  ${wide} {
    order: 0;
    flex-wrap: nowrap;
  }
`

export const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};

  /* A single picture has the words beside it. */
  ${narrow} {
    &[data-single='true'] {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto 9rem;
    align-items: center;
    gap: ${theme.space.l};
    padding: ${theme.space.l};
  }
`

/** Words of the card. Where it is narrow, its pictures stand between them. */
export const Main = styled.div`
  display: contents;

  & > :not(:first-child) {
    order: 2;
  }
  /* Buttons stand below what is paid. */
  & > [data-part='actions'] {
    order: 4;
  }
  ${narrow} {
    & > :first-child,
    & > [data-part='actions'] {
      grid-column: 1 / -1;
    }
  }
  ${wide} {
    display: grid;
    gap: ${theme.space.xs};
  }
`

export const Status = styled(Badge)`
  white-space: normal;
`

/** On a line of its own while the text is enlarged. */
export const Heading = styled.div`
  flex: 1;
`

export const Number = styled.h3`
  flex: 1;
  font-family: ${theme.font.text};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.none};
  text-align: end;
  white-space: nowrap;

  ${wide} {
    flex: none;
  }
`

export const Frame = styled.div`
  width: clamp(3rem, 15vw, 4.5rem);
  overflow: hidden;
  border-radius: ${theme.radius.s};
`

export const More = styled.span`
  align-self: center;
  padding-left: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
`

export const Content = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Facts = styled.p`
  display: flex;
  order: 3;
  justify-content: space-between;
  gap: ${theme.space.m};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > b {
    color: ${theme.color.text.strong};
    font-variant-numeric: tabular-nums;
  }
  ${narrow} {
    grid-column: 1 / -1;
  }
  ${wide} {
    flex-direction: column-reverse;
    gap: ${theme.space.xxs};
    text-align: end;

    & > b {
      font-size: ${theme.type.l};
    }
  }
`

export const Actions = styled(ButtonRow)`
  position: relative;
  z-index: ${layer.control};
`
