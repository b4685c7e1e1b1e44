"""A player of one's own, at home and at anybody's table:

    rodada simulate gunrunners --players my_bot:Dreamer,greedy
    rodada bot http://127.0.0.1:8765/s/CODE-SECRET --player my_bot:Dreamer

It dreams up some tables that fit what it has seen, ends its turn on them as greedy would, and takes the action after
which it stands best.
"""

from rodada.players import decide, find


class Dreamer:
    def __init__(self, game):
        self.game, self.habit = game, find("greedy")(game)

    def choose(self, view, actions, sampler, random):
        def worth(action):
            dreams = [sampler.sample(random) for _ in range(8)]
            for dream in dreams:
                dream.play(view.viewer, action)
                while dream.to_act == view.viewer:
                    dream.play(view.viewer, decide(self.game, dream, self.habit, random))
            return sum(self.game.prospects(dream)[view.viewer] for dream in dreams)

        return max(actions, key=worth)
