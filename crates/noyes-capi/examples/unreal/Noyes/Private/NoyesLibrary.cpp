#include "NoyesLibrary.h"

#include "noyes.hpp"

namespace
{
	bool Fail(FString& Error)
	{
		Error = UTF8_TO_TCHAR(noyes_error_message());
		return false;
	}

	/** The library reads Width * Height tiles, so there have to be so many. */
	bool Fits(const TArray<int32>& Tiles, int32 Width, int32 Height, FString& Error)
	{
		if (Width > 0 && Height > 0 && static_cast<int64>(Width) * Height == Tiles.Num())
		{
			return true;
		}
		Error = TEXT("there is not one tile for each square");
		return false;
	}

	/** A negative tile becomes one far too large, which the library refuses. */
	const uint32_t* Numbers(const TArray<int32>& Tiles)
	{
		return reinterpret_cast<const uint32_t*>(Tiles.GetData());
	}

	/** One solver for the whole game, made when it is first asked for. */
	const noyes_solver* Solver()
	{
		static const auto Shared =
			noyes::ask<noyes_solver>(noyes_solver_new, static_cast<noyes_solver_options*>(nullptr));
		return Shared.get();
	}
}

bool UNoyesLibrary::Scramble(const FString& Size, const FString& Seed, int64 Index, TArray<int32>& Tiles,
	FString& Error)
{
	const FTCHARToUTF8 SizeText(*Size), SeedText(*Seed);
	noyes_scramble_options Options = noyes_scramble_options_init();
	Options.size = SizeText.Get();
	Options.seed = SeedText.Get();
	Options.start = static_cast<uint64_t>(Index);
	const auto Deal = noyes::ask<noyes_deal>(noyes_scramble, &Options);
	if (!Deal)
	{
		return Fail(Error);
	}
	Tiles.Reset();
	Tiles.Append(reinterpret_cast<const int32*>(Deal->tiles), static_cast<int32>(Deal->width * Deal->height));
	return true;
}

bool UNoyesLibrary::Explain(const TArray<int32>& Tiles, int32 Width, int32 Height, bool& Solvable,
	FString& Explanation, FString& Error)
{
	if (!Fits(Tiles, Width, Height, Error))
	{
		return false;
	}
	const auto Verdict =
		noyes::ask<noyes_verdict>(noyes_explain_tiles, Numbers(Tiles), Width, Height, nullptr);
	if (!Verdict)
	{
		return Fail(Error);
	}
	Solvable = Verdict->solvable != 0;
	Explanation = UTF8_TO_TCHAR(Verdict->explanation);
	return true;
}

bool UNoyesLibrary::Hint(const TArray<int32>& Tiles, int32 Width, int32 Height, int32 Milliseconds,
	FNoyesHint& Answer, FString& Error)
{
	if (!Fits(Tiles, Width, Height, Error))
	{
		return false;
	}
	noyes_limits Limits = noyes_limits_init();
	Limits.time_ms = Milliseconds > 0 ? static_cast<uint64_t>(Milliseconds) : 0;
	const auto Advice =
		noyes::ask<noyes_advice>(noyes_hint_tiles, Solver(), Numbers(Tiles), Width, Height, &Limits);
	if (!Advice)
	{
		return Fail(Error);
	}
	Answer.Tile = static_cast<int32>(Advice->tile);
	Answer.Length = Advice->length;
	return true;
}
