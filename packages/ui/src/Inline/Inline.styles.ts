import styled from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: var(--align);
  justify-content: var(--justify);
  gap: var(--gap);
`
