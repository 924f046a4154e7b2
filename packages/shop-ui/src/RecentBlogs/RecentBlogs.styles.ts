import styled from 'styled-components'
import { CardLink } from '@shop/ui/CardLink'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  & > h2 {
    font-size: ${theme.type.h3};
  }
`

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6.75rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.m};

  & > :is(picture, div):first-child {
    overflow: hidden;
    border-radius: ${theme.radius.m};
  }
`

export const Text = styled.div`
  & > time {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
  }
`

export const TitleLink = styled(CardLink)`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  li:hover & {
    color: ${theme.color.action.rest};
  }
`
