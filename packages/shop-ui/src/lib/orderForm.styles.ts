import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  /* A select is as wide as its longest option. */
  & > label:has(> select) {
    justify-self: start;
  }
`

export const Note = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Failure = styled.p`
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  color: ${theme.color.critical.text};
  background: ${theme.color.critical.surface};
  font-size: ${theme.type.s};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`

/** Two fields side by side when there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  justify-items: start;
  gap: ${theme.space.m};
`
